import { apiDocumentForTests, operations } from './contract.ts';

/**
 * Where in a request something of the organization's can be named. `steps` lead to it in a body: a field's name, `[]`
 * into an array, `{}` to the keys of an object.
 */
export type Place = {
  operationId: string;
  at: 'path' | 'filter' | 'text' | 'cursor' | 'body' | 'ignored';
  name: string;
  steps: string[];
};
type Found = Pick<Place, 'at' | 'steps'>;

const document = apiDocumentForTests();
const namesSomething = /(^|_)(ids?|path)$/;

/** Fields with the name of an id that are the caller's own text. */
const ownText = new Set(['screening_questions.[].id', 'external_id', 'application.external_id']);

const unique = (places: Found[]): Found[] => [
  ...new Map(places.map((place) => [place.steps.join('.'), place])).values(),
];

function inBody(given: any, steps: string[] = []): Found[] {
  const schema = given.$ref ? document.components.schemas[given.$ref.split('/').at(-1)] : given;
  const name = steps.at(-1) ?? '';
  if (schema['x-response-only']) return namesSomething.test(name) ? [{ at: 'ignored', steps }] : [];
  if (schema.format === 'uuid' || name === 'resume_path') return [{ at: 'body', steps }];
  const inside = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((one: any) =>
    inBody(one, steps),
  );
  for (const [field, value] of Object.entries<any>(schema.properties ?? {})) {
    const path = [...steps, field];
    const found = inBody(value, path);
    if (namesSomething.test(field) && found.length === 0 && !ownText.has(path.join('.'))) {
      throw new Error(`${path.join('.')} has the name of an id: give it the format, or say here that it is none`);
    }
    inside.push(...found);
  }
  if (schema.items) inside.push(...inBody(schema.items, [...steps, '[]']));
  if (schema.propertyNames?.format === 'uuid') inside.push({ at: 'body', steps: [...steps, '{}'] });
  if (typeof schema.additionalProperties === 'object') {
    inside.push(...inBody(schema.additionalProperties, [...steps, '{}']));
  }
  return unique(inside);
}

function inQuery({ name, schema }: any): Place['at'][] {
  if (name === 'cursor') return ['cursor'];
  // Bounds of a range name nothing.
  if (['from', 'to'].includes(name)) return [];
  if (schema.format === 'uuid' || schema.pattern?.startsWith('^evt_')) return ['filter'];
  if (name === 'external_id') return ['text'];
  // Chosen by the caller: no record has it.
  if (name === 'request_id') return [];
  if (namesSomething.test(name)) throw new Error(`the parameter ${name} has the name of an id, but not the format`);
  return ['search', 'tags', 'industry'].includes(name) ? ['text'] : [];
}

/** Every place in every operation of the document. */
export const places: Place[] = operations.flatMap(({ operation }) => {
  const { operationId } = operation;
  const inline = operation.parameters.filter((p) => p.schema);
  const body = operation.requestBody?.content['application/json']?.schema;
  return [
    ...inline
      .filter((p) => p.in === 'path')
      .map((p) => ({ operationId, at: 'path' as const, name: p.name, steps: [p.name] })),
    ...inline
      .filter((p) => p.in === 'query')
      .flatMap((p) => inQuery(p).map((at) => ({ operationId, at, name: p.name, steps: [p.name] }))),
    ...(body ? inBody(body) : []).map(({ at, steps }) => ({ operationId, at, name: steps.join('.'), steps })),
  ];
});

/** The body with `value` at the place, and everything else as it was. */
export function placed(body: any, [step, ...rest]: string[], value: unknown): any {
  if (step === undefined) return value;
  if (step === '[]') return [...(body ?? []), placed(undefined, rest, value)];
  // External IDs are texts, scores are numbers.
  if (step === '{}') return { ...body, [String(value)]: typeof Object.values(body ?? {})[0] === 'string' ? 'x' : 50 };
  return { ...body, [step]: placed(body?.[step], rest, value) };
}
