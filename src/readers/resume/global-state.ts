/**
 * State that JavaScript shares between all code of a process. Hostile files try to change it, such as
 * `Object.prototype`.
 */
type GlobalState = { owner: object; key: PropertyKey; descriptor: PropertyDescriptor }[];

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Objects without a name of their own, such as the prototypes of iterators. */
const unnamed = [
  [][Symbol.iterator](),
  new Map()[Symbol.iterator](),
  new Set()[Symbol.iterator](),
  ''[Symbol.iterator](),
  async () => {},
  function* () {},
  async function* () {},
  new Uint8Array(),
].map((value) => Object.getPrototypeOf(value));

/** The properties of global objects, their prototypes, and of the global object itself. */
export function globalState(): GlobalState {
  const objects = new Set<object>([globalThis, ...unnamed]);
  for (const { value } of Object.values(Object.getOwnPropertyDescriptors(globalThis))) {
    if (typeof value !== 'function' && value !== JSON && value !== Math && value !== Reflect) continue;
    objects.add(value);
    if (isObject(value.prototype)) objects.add(value.prototype);
  }
  return [...objects].flatMap((owner) =>
    Reflect.ownKeys(owner).flatMap((key) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(owner, key);
      return descriptor ? [{ owner, key, descriptor }] : [];
    }),
  );
}

/** Whether both times the same properties had the same values. */
export function isSameState(before: GlobalState, after: GlobalState): boolean {
  return (
    before.length === after.length &&
    before.every(({ owner, key, descriptor: was }, at) => {
      const is = after[at];
      return (
        is?.owner === owner &&
        is.key === key &&
        Object.is(is.descriptor.value, was.value) &&
        is.descriptor.get === was.get &&
        is.descriptor.set === was.set
      );
    })
  );
}
