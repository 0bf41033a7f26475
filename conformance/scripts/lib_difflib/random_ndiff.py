import difflib, random
random.seed(9)
W=['one\n','two <b>\n','long long long\n','abc\n','abd\n','abcd\n','xyz\n','xyzw\n','three & four\n','two <b>','one', 'long long long']
for i in range(130):
    a=[random.choice(W) for _ in range(random.randrange(9))]; b=[random.choice(W) for _ in range(random.randrange(9))]
    print(i,a,b,list(difflib.ndiff(a,b)))
