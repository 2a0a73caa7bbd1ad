import { onlyAllow, securityHeaders } from '../http/headers/security-headers.ts';
import type { PageDefinition, Site } from './page.ts';

type Needs = Pick<PageDefinition, 'media' | 'leadsElsewhere'>;

// Pages load files only from their own site, and no site may frame them.
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
        ...((records || media === 'plays') && { mediaSrc: records ? ["'self'", 'blob:'] : ["'self'"] }),
        ...(media === 'frames' && { frameSrc: ["'self'"] }),
        formAction: leadsElsewhere ? ["'self'", 'https:'] : ["'self'"],
        baseUri: ["'none'"],
      }),
      crossOriginEmbedderPolicy: true,
      // With a stricter policy, browsers would send `Origin: null` with forms.
      referrerPolicy: { policy: 'same-origin' },
    }),
  ];
}

/** Headers of a framed email. Its styles are inline, and our pages cannot be reached from it, whatever it contains. */
const framedHeaders = securityHeaders({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      styleSrc: ["'unsafe-inline'"],
      formAction: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'self'"],
      sandbox: [],
    },
  },
  crossOriginEmbedderPolicy: true,
  referrerPolicy: { policy: 'no-referrer' },
});

export function pageHeaders({ hasScripts = false }: Site): (page: Needs | undefined) => readonly string[] {
  const made = ([undefined, 'plays', 'records', 'frames'] as const).map(
    (media) => [media, headersFor({ hasScripts, media })] as const,
  );
  const byMedia = new Map<PageDefinition['media'], readonly string[]>([...made, ['framed', framedHeaders]]);
  const elsewhere = headersFor({ hasScripts, media: undefined, leadsElsewhere: true });
  return (page) => (page?.leadsElsewhere ? elsewhere : (byMedia.get(page?.media) as readonly string[]));
}
