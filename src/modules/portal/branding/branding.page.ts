import { BrandingService } from '#modules/organizations';
import { brandSheet } from '#platform/design/brand.ts';
import { NotFound } from '#platform/errors.ts';
import { definePage } from '#platform/pages/page.ts';
import { id } from '#platform/schema/fields.ts';
import { brandStyles } from './branding.view.ts';

export const brandFilePages = [
  definePage({
    method: 'get',
    path: '/branding/{organization}/{logo}',
    personal: false,
    isPermanent: true,
    handler: async ({ params, resolve }) => {
      const organization = id().safeParse(params['organization']);
      if (!organization.success) throw new NotFound('The logo');
      return { file: await resolve(BrandingService).logo(organization.data, params['logo'] ?? '') };
    },
  }),
  definePage({
    method: 'get',
    path: '/branding/{sheet}',
    personal: false,
    isPermanent: true,
    handler: async ({ params, path }) => {
      const [, hex] = /^([0-9a-f]{6})-/.exec(params['sheet'] ?? '') ?? [];
      const color = `#${hex}`;
      if (hex === undefined || brandStyles(color) !== path) throw new NotFound('The style sheet');
      return { image: Buffer.from(brandSheet(color)), type: 'text/css; charset=utf-8' };
    },
  }),
];
