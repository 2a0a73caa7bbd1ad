import fc from 'fast-check';

// Arbitrary values as JSON text, so that what no JavaScript value can say (1e999, a key twice, deep nesting, a key
// `__proto__`) can be sent too.

type Text = fc.Arbitrary<string>;
/** `ids` are of existing rows, of the kind that the name of a field or path suggests. */
export type Known = { document: any; ids: (name: string) => readonly string[] };

const quoted = (strings: fc.Arbitrary<string>): Text => strings.map((s) => JSON.stringify(s));

export const hostileStrings = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '%00',
    '%',
    "' or 1=1 --",
    '{{7*7}}',
    '../../etc/passwd',
    '\u202e\u0301\u0301',
    '😀'.repeat(300),
    'İ',
    'x'.repeat(70_000),
    'null',
    '-0',
    '9999-99-99',
    '0000-00-00T00:00:00Z',
    '+275760-09-13T00:00:00.000Z',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const hostile: Text = fc.oneof(
  fc.constantFrom('null', 'true', 'false', '0', '-1', '1.5', '1e308', '-1e308', '1e999', '5e-324', '-0'),
  fc.constantFrom('9007199254740993', '123456789012345678901234567890', '[]', '{}', '[null]', '[[]]', '[{}]'),
  fc.constantFrom('{"__proto__":{"a":1}}', '{"constructor":null}', '{"toString":1,"length":-1}', '{"":""}'),
  fc.constantFrom('['.repeat(200) + ']'.repeat(200), '{"a":'.repeat(60) + '1' + '}'.repeat(60)),
  fc.constantFrom(`[${'"x",'.repeat(300)}"x"]`),
  quoted(hostileStrings),
  fc.json({ maxDepth: 3 }),
);

const strangeNames = fc.constantFrom('__proto__', 'constructor', 'organization_id', 'toString', '', 'a\0', 'id ');

const formats: Record<string, (known: Known, name: string) => fc.Arbitrary<string>> = {
  uuid: ({ ids }, name) =>
    fc.oneof(
      { weight: 5, arbitrary: fc.nat().map((n) => ids(name)[n % ids(name).length] ?? '') },
      { weight: 1, arbitrary: fc.uuid() },
    ),
  email: () => fc.nat(50).map((n) => `fuzz.${n}@example.com`),
  date: () =>
    fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((d) => d.toISOString().slice(0, 10)),
  'date-time': () =>
    fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((d) => d.toISOString()),
};

/** Strings as the schema has them. */
export function stringsOf(schema: any, known: Known, name: string): fc.Arbitrary<string> {
  if (schema.enum) return fc.constantFrom(...(schema.enum as string[]));
  const format = formats[schema.format as string];
  if (format) return format(known, name);
  const maxLength = Math.min(schema.maxLength ?? 30, 30);
  return fc.oneof(
    fc.constantFrom('Applied', 'screening', 'hired', 'Engineer', 'https://example.com/a', 'a, b'),
    fc.string({ unit: 'grapheme', minLength: schema.minLength ?? 0, maxLength }),
  );
}

function objectsOf(schema: any, known: Known, of: string): Text {
  const required: string[] = schema.required ?? [];
  const fields = Object.entries<any>(schema.properties ?? {}).map(([name, property]) => {
    const value = fc.oneof({ weight: 40, arbitrary: jsonOf(property, known, name) }, { weight: 1, arbitrary: hostile });
    const pair = value.map((text) => [`${JSON.stringify(name)}:${text}`]);
    return fc.oneof(
      { weight: required.includes(name) ? 30 : 2, arbitrary: pair },
      { weight: required.includes(name) ? 1 : 3, arbitrary: fc.constant([]) },
    );
  });
  const free = schema.additionalProperties && schema.additionalProperties !== true ? schema.additionalProperties : {};
  const names = schema.propertyNames ? stringsOf(schema.propertyNames, known, of) : strangeNames;
  const extra = fc.tuple(names, jsonOf(free, known, of)).map(([name, text]) => [`${JSON.stringify(name)}:${text}`]);
  const weight = schema.additionalProperties === false ? 1 : 8;
  const extras = fc.oneof({ weight: 30, arbitrary: fc.constant([]) }, { weight, arbitrary: extra });
  return fc.tuple(extras, ...fields).map((parts) => `{${parts.flat().join(',')}}`);
}

/** JSON text that fits the schema, mostly: fields are missing, added or hostile now and then. */
export function jsonOf(given: any, known: Known, name: string): Text {
  const schema = given.$ref ? known.document.components.schemas[given.$ref.split('/').at(-1)] : given;
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return fc.oneof<Text[]>(...choice.map((one: any): Text => jsonOf(one, known, name)));
  if (Array.isArray(schema.type)) {
    return fc.oneof<Text[]>(...schema.type.map((type: string): Text => jsonOf({ ...schema, type }, known, name)));
  }
  if ('const' in schema) return fc.constant(JSON.stringify(schema.const));
  switch (schema.type) {
    case 'string':
      return quoted(stringsOf(schema, known, name));
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 }).map(String);
    case 'number':
      return fc
        .integer({ min: (schema.minimum ?? 0) * 10, max: (schema.maximum ?? 100) * 10 })
        .map((n) => String(n / 10));
    case 'boolean':
      return fc.constantFrom('true', 'false');
    case 'null':
      return fc.constant('null');
    case 'array':
      return fc.array(jsonOf(schema.items, known, name), { maxLength: 4 }).map((items) => `[${items.join(',')}]`);
    case 'object':
      return objectsOf(schema, known, name);
    default:
      return hostile;
  }
}

/** A whole body: mostly as the schema has it, else something that is no such thing. */
export const bodiesOf = (schema: any, known: Known): Text =>
  fc.oneof(
    { weight: 10, arbitrary: jsonOf(schema, known, '') },
    { weight: 1, arbitrary: hostile },
    { weight: 1, arbitrary: fc.constantFrom('', '{', '{"a":1}}', '{"a":}', '\ufeff{}', '{"a":1,"a":2}', 'NaN') },
  );
