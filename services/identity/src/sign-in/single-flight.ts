/** Callers that ask for the same thing at the same time share one answer (or failure). Nothing is kept afterwards. */
export class SingleFlight<Result> {
  readonly #flights = new Map<string, Promise<Result>>();

  run(key: string, work: () => Promise<Result>): Promise<Result> {
    return this.#flights.get(key) ?? this.#start(key, work);
  }

  #start(key: string, work: () => Promise<Result>): Promise<Result> {
    const flight = work().finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }
}
