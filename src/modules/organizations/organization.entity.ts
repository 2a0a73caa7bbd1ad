import { defineEntity, p } from '@mikro-orm/core';
import { texts, updatedAt } from '#platform/database/columns.ts';

const OrganizationSchema = defineEntity({
  name: 'Organization',
  tableName: 'organizations',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    publicName: p.text().nullable(),
    plan: p.text().$type<'free' | 'paid'>(),
    pipelineStatuses: texts(),
    outreachEnabled: p.boolean(),
    senderName: p.text().nullable(),
    replyTo: p.text().nullable(),
    updatedAt: updatedAt(),
  },
});
export class Organization extends OrganizationSchema.class {}
OrganizationSchema.setClass(Organization);
