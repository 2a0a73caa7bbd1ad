/** The time of day, as a dependency, so that tests can move it. Rows are stamped by PostgreSQL's own clock. */
export class Clock {
  now(): Date {
    return new Date();
  }
}
