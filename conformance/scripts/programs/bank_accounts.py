class InsufficientFunds(Exception):
    def __init__(self, account, amount):
        super().__init__(f'{account.owner} has {account.balance}, needs {amount}')
        self.missing = amount - account.balance

class Account:
    opened = 0

    def __init__(self, owner, balance=0):
        self.owner, self._balance = owner, balance
        self.history = []
        type(self).opened += 1

    @property
    def balance(self):
        return self._balance

    def deposit(self, amount):
        if amount <= 0:
            raise ValueError(f'invalid amount: {amount!r}')
        self._balance += amount
        self.history.append(('+', amount))
        return self

    def withdraw(self, amount):
        if amount > self.balance:
            raise InsufficientFunds(self, amount)
        self._balance -= amount
        self.history.append(('-', amount))
        return self

    def __repr__(self):
        return f'{type(self).__name__}({self.owner!r}, {self.balance})'

class Savings(Account):
    opened = 0
    rate = 0.02

    def add_interest(self):
        return self.deposit(round(self.balance * self.rate, 2))

def transfer(a, b, amount):
    a.withdraw(amount)
    try:
        b.deposit(amount)
    except ValueError:
        a.deposit(amount)
        raise

x, y = Account('Ann', 100), Savings('Bob', 50)
x.deposit(25).withdraw(5)
transfer(x, y, 60)
print(x, y, y.add_interest(), Account.opened, Savings.opened)
for step in (lambda: transfer(x, y, 1000), lambda: transfer(x, y, -5), lambda: x.deposit(0), lambda: setattr(x, 'balance', 3)):
    try:
        step()
    except InsufficientFunds as e:
        print('refused:', e, e.missing)
    except (ValueError, AttributeError) as e:
        print(type(e).__name__, e)
print(x.history, y.history)
print(x, y)
