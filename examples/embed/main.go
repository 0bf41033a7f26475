// Command embed runs a Python program that calls a function of its host.
package main

import (
	"context"
	"fmt"
	"log"

	"github.com/gilliam-run/gilliam"
)

const source = `
cart = {"tea": 2, "biscuits": 3}
{item: n * price(item) for item, n in cart.items()}
`

func price(item string) (int, error) {
	cents, ok := map[string]int{"tea": 250, "biscuits": 120}[item]
	if !ok {
		return 0, gilliam.Raise("KeyError", item)
	}
	return cents, nil
}

func main() {
	env := &gilliam.Env{Funcs: []gilliam.Func{{Name: "price", Params: "item", Call: price}}}
	program, err := gilliam.Compile("cart.py", source)
	if err != nil {
		log.Fatal(err)
	}
	result, err := program.Run(context.Background(), env, gilliam.Inputs{})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result.Value)
}
