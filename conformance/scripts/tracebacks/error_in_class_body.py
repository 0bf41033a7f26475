class Config:
    size = 10
    items = [1, 2]
    total = size / len([])
