export class Purse {
  #hundredths = 0n;

  private constructor(hundredths: bigint) {
    this.#hundredths = hundredths;
  }

  static readonly of = (hundredths: bigint): Purse => new Purse(hundredths);

  add(hundredths: bigint): bigint {
    this.#hundredths += hundredths;
    return this.#hundredths;
  }
}
