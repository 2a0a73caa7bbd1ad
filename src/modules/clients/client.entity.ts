import { defineEntity, p } from '@mikro-orm/core';
import { texts } from '#platform/database/columns.ts';

// Named as in the API and the database, so that a validated request can be assigned directly.
const ClientSchema = defineEntity({
  name: 'Client',
  tableName: 'clients',
  properties: {
    id: p.uuid().primary(),
    organization_id: p.uuid(),
    external_id: p.text().nullable(),
    name: p.text(),
    email: p.text().nullable(),
    phone: p.text().nullable(),
    address: p.text().nullable(),
    contact_person: p.text().nullable(),
    website: p.text().nullable(),
    industry: p.text().nullable(),
    status: p.text().default('active'),
    tags: texts(),
    notes: p.text().nullable(),
    metadata: p.json().$type<Record<string, unknown>>(),
  },
});
export class Client extends ClientSchema.class {}
ClientSchema.setClass(Client);
