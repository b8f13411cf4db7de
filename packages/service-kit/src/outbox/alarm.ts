/** Wakes one waiting loop. What rings while nobody waits is heard by the next wait. */
export class Alarm {
  #isRinging = false;
  #wakeUp: () => void = () => undefined;

  ring(): void {
    this.#isRinging = true;
    this.#wakeUp();
  }

  ringIn(delayMs: number): void {
    setTimeout(() => this.ring(), delayMs).unref();
  }

  async wait(): Promise<void> {
    if (!this.#isRinging) await new Promise<void>((resolve) => (this.#wakeUp = resolve));
    this.#isRinging = false;
  }
}
