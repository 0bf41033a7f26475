// Command server is a small customer database over HTTP, for the customer_standing tool
// of the example. It keeps nothing and answers the same every time.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"log"
	"net"
	"net/http"
	"time"
)

type customer struct {
	ID       string    `json:"id"`
	Name     string    `json:"name"`
	Country  string    `json:"country"`
	Since    string    `json:"since"`
	Invoices []invoice `json:"invoices"`
}

type invoice struct {
	ID          string `json:"id"`
	AmountCents int    `json:"amount_cents"`
	DueOn       string `json:"due_on"`
	Paid        bool   `json:"paid"`
}

var customers = map[string]customer{
	"C-001": {"C-001", "Brandt & Söhne", "DE", "2019-03-14", []invoice{
		{"I-1001", 125900, "2024-02-01", true}, {"I-1044", 88050, "2024-05-15", false}, {"I-1101", 4999, "2030-01-01", false}}},
	"C-002": {"C-002", "Atelier Morel", "FR", "2021-11-02", []invoice{{"I-1019", 23100, "2024-03-10", true}}},
	"C-003": {"C-003", "De Wit Import", "NL", "2023-06-30", []invoice{}},
}

func main() {
	address := flag.String("listen", "127.0.0.1:8765", "address to listen on")
	flag.Parse()
	listener, err := net.Listen("tcp", *address)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("serving http://%s/v1/\n", listener.Addr())
	server := &http.Server{Handler: routes(), ReadHeaderTimeout: 5 * time.Second}
	log.Fatal(server.Serve(listener))
}

func routes() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /v1/customers/{id}", func(w http.ResponseWriter, r *http.Request) {
		found, known := customers[r.PathValue("id")]
		if !known {
			write(w, http.StatusNotFound, map[string]string{"error": "there is no customer " + r.PathValue("id")})
			return
		}
		write(w, http.StatusOK, found)
	})
	return mux
}

func write(w http.ResponseWriter, status int, value any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	if err := json.NewEncoder(w).Encode(value); err != nil {
		log.Print(err)
	}
}
