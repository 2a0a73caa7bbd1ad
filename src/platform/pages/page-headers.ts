import { onlyAllow, securityHeaders } from '../http/security-headers.ts';
import type { PageDefinition, Site } from './page.ts';

type Needs = Pick<PageDefinition, 'media' | 'leadsElsewhere'>;

// Pages load files of their own site only, and no site may frame them.
function headersFor({ hasScripts, media, leadsElsewhere }: Needs & { hasScripts: boolean }): string[] {
  const records = media === 'records';
  const devices = records ? 'camera=(self), microphone=(self)' : 'camera=(), microphone=()';
  return [
    'Permissions-Policy',
    `${devices}, display-capture=(), geolocation=()`,
    ...securityHeaders({
      ...onlyAllow({
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        ...((hasScripts || records) && { scriptSrc: ["'self'"], connectSrc: ["'self'"] }),
        ...(media && { mediaSrc: records ? ["'self'", 'blob:'] : ["'self'"] }),
        formAction: leadsElsewhere ? ["'self'", 'https:'] : ["'self'"],
        baseUri: ["'none'"],
      }),
      crossOriginEmbedderPolicy: true,
      // A stricter policy would make browsers send `Origin: null` with forms.
      referrerPolicy: { policy: 'same-origin' },
    }),
  ];
}

export function pageHeaders({ hasScripts = false }: Site): (page: Needs | undefined) => readonly string[] {
  const made = ([undefined, 'plays', 'records'] as const).map(
    (media) => [media, headersFor({ hasScripts, media })] as const,
  );
  const byMedia = new Map<PageDefinition['media'], readonly string[]>(made);
  const elsewhere = headersFor({ hasScripts, media: undefined, leadsElsewhere: true });
  return (page) => (page?.leadsElsewhere ? elsewhere : (byMedia.get(page?.media) as readonly string[]));
}
