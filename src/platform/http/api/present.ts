import { z } from 'zod';
import { concealOf } from '../../schema/contact.ts';

type Present = (value: unknown) => unknown;

const asItIs: Present = (value) => value;

/** `seesContact`: whether to show candidates' contact data and pay. */
type Reader = { seesContact: boolean };

function presentObject(schema: z.ZodObject, reader: Reader): Present {
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => ({
    name,
    present: (reader.seesContact ? undefined : concealOf(field)) ?? presenter(field, reader),
  }));
  return (value) => {
    const given = value as Record<string, unknown>;
    const shown: Record<string, unknown> = {};
    for (const { name, present } of fields) {
      const field = given[name];
      if (field !== undefined) shown[name] = present === asItIs || field === null ? field : present(field);
    }
    return shown;
  };
}

function presentUnion(schema: z.ZodDiscriminatedUnion, reader: Reader): Present {
  const by = schema.def.discriminator;
  const options = new Map<unknown, Present>();
  for (const option of schema.options as z.ZodObject[]) {
    const tag = option.shape[by] as z.ZodLiteral;
    for (const value of tag.values) options.set(value, presenter(option, reader));
  }
  return (value) => {
    const present = options.get((value as Record<string, unknown>)[by]);
    if (!present) throw new Error(`A reply without a known ${by}`);
    return present(value);
  };
}

/** Presents the value by the last option whose required fields it has. */
function presentByFields(schema: z.ZodUnion, reader: Reader): Present {
  const options = (schema.options as z.ZodObject[]).toReversed().map((option) => ({
    required: Object.entries(option.shape as Record<string, z.ZodType>).flatMap(([name, field]) =>
      field instanceof z.ZodOptional ? [] : [name],
    ),
    present: presenter(option, reader),
  }));
  return (value) => {
    const option = options.find(({ required }) => required.every((name) => name in (value as object)));
    if (!option) throw new Error('A reply that has the required fields of no option');
    return option.present(value);
  };
}

// Operations share schemas, and each is used for both kinds of keys. Without this cache, presenters take a third of the
// start-up time.
const made = { full: new WeakMap<z.ZodType, Present>(), withoutContact: new WeakMap<z.ZodType, Present>() };

/**
 * Makes a function that copies the schema's fields from a reply. It does not check values: parsing costs more than the
 * query of a hot read, and tests check every reply. Throws immediately for a schema that needs parsing.
 */
export function presenter(schema: z.ZodType, reader: Reader = { seesContact: true }): Present {
  const known = reader.seesContact ? made.full : made.withoutContact;
  const present = known.get(schema) ?? presenterFor(schema, reader);
  known.set(schema, present);
  return present;
}

function presenterFor(schema: z.ZodType, reader: Reader): Present {
  if (schema instanceof z.ZodObject) return presentObject(schema, reader);
  if (schema instanceof z.ZodArray) {
    const present = presenter(schema.element as z.ZodType, reader);
    return present === asItIs ? asItIs : (value) => (value as unknown[]).map(present);
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return presenter(schema.unwrap() as z.ZodType, reader);
  }
  if (schema instanceof z.ZodDiscriminatedUnion) return presentUnion(schema, reader);
  if (schema instanceof z.ZodUnion && schema.options.every((option) => option instanceof z.ZodObject)) {
    return presentByFields(schema, reader);
  }
  const scalars = [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodEnum, z.ZodLiteral, z.ZodCustom, z.ZodNull];
  if (scalars.some((type) => schema instanceof type) || schema instanceof z.ZodStringFormat) return asItIs;
  throw new Error(`A reply cannot be made of a ${schema.def.type}`);
}
