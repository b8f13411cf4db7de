export class Purse {
  private hundredths = 0n;

  add(hundredths: bigint): bigint {
    this.hundredths += hundredths;
    return this.hundredths;
  }
}
