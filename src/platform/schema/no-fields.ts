import { z } from 'zod';

/** The optional body of operations without fields. */
export const NoFields = z.strictObject({}).meta({ id: 'NoInput', description: 'No fields.' });
