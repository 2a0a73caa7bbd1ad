/** A dependency, so that tests can move the time. */
export class Clock {
  now(): Date {
    return new Date();
  }
}
