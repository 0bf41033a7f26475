// Command generate writes orders.json, the input of the summarize_orders tool. It writes
// the same bytes every time.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"log"
	"math/rand/v2"
	"os"
	"time"
)

type line struct {
	SKU            string `json:"sku"`
	Quantity       int    `json:"quantity"`
	UnitPriceCents int    `json:"unit_price_cents"`
}

type order struct {
	ID         string `json:"id"`
	CustomerID string `json:"customer_id"`
	PlacedOn   string `json:"placed_on"`
	Country    string `json:"country"`
	Status     string `json:"status"`
	Lines      []line `json:"lines"`
}

const (
	orders    = 4000
	customers = 350
	skus      = 120
)

// Statuses and countries are drawn evenly, so what is frequent is listed often.
var (
	countries = []string{"DE", "DE", "DE", "FR", "FR", "NL", "ES", "IT", "PL", "SE"}
	statuses  = []string{"paid", "paid", "paid", "shipped", "shipped", "shipped", "shipped", "refunded", "cancelled"}
)

func main() {
	file, err := os.Create("orders.json")
	if err != nil {
		log.Fatal(err)
	}
	w := bufio.NewWriter(file)
	fmt.Fprint(w, `{"top": 5, "orders": [`)
	random := rand.New(rand.NewPCG(2024, 1))
	first := time.Date(2024, time.January, 1, 0, 0, 0, 0, time.UTC)
	for i := range orders {
		text, err := json.Marshal(generate(random, i, first))
		if err != nil {
			log.Fatal(err)
		}
		if i > 0 {
			fmt.Fprint(w, ",")
		}
		fmt.Fprintf(w, "\n%s", text)
	}
	fmt.Fprint(w, "\n]}\n")
	if err := w.Flush(); err != nil {
		log.Fatal(err)
	}
	if err := file.Close(); err != nil {
		log.Fatal(err)
	}
}

// generate makes one order of a year's orders, which are in the order of their dates.
func generate(random *rand.Rand, number int, first time.Time) order {
	o := order{
		ID:         fmt.Sprintf("O-%05d", number+1),
		CustomerID: fmt.Sprintf("C-%03d", random.IntN(customers)+1),
		PlacedOn:   first.AddDate(0, 0, number*366/orders).Format(time.DateOnly),
		Country:    countries[random.IntN(len(countries))],
		Status:     statuses[random.IntN(len(statuses))],
	}
	for range 1 + random.IntN(3) {
		sku := random.IntN(skus)
		o.Lines = append(o.Lines, line{
			SKU:            fmt.Sprintf("SKU-%03d", sku+1),
			Quantity:       1 + random.IntN(4),
			UnitPriceCents: 199 + sku*137%4800,
		})
	}
	return o
}
