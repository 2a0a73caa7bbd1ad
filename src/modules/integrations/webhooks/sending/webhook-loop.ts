import type { Loop } from '#platform/module.ts';
import type { DeliveryEngine } from './delivery-engine.ts';
import type { FanOut } from './fan-out.ts';

/** Fans out events and sends webhooks, all the time, in a worker. */
export class WebhookLoop implements Loop {
  readonly #fanOut: FanOut;
  readonly #engine: DeliveryEngine;
  constructor(fanOut: FanOut, engine: DeliveryEngine) {
    this.#fanOut = fanOut;
    this.#engine = engine;
  }

  start(): void {
    this.#engine.start();
    this.#fanOut.start(() => this.#engine.wake());
  }

  async stop(seconds: number): Promise<void> {
    await Promise.all([this.#fanOut.stop(), this.#engine.stop(seconds)]);
  }
}
