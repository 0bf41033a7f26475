for v in (0.0, -0.0, 1.5, -2.25, 1e20, 1e-7, 123456.789, float('inf'), float('-inf'), float('nan')):
    print(f'{v} {v:e} {v:f} {v:g} {v:G} {v:.0f} {v:.3} {v:+} {v: .2f} {v:,} {v:%} {v:010.2f} {v:<9}| {v:^9}| {v:z.1f}')
