import { ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';

type Directives = Extract<HelmetOptions['contentSecurityPolicy'], object>['directives'];

/** Headers of helmet as alternating names and values. */
export function securityHeaders(options: HelmetOptions = {}): string[] {
  const res = new ServerResponse({} as never);
  helmet(options)({} as never, res, () => {});
  return Object.entries(res.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}

/** A content security policy with only these directives. No site may frame the answer. */
export const onlyAllow = (directives: Directives = {}): Pick<HelmetOptions, 'contentSecurityPolicy'> => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], ...directives, frameAncestors: ["'none'"] },
  },
});

/** Headers for responses that are not pages. */
export const dataHeaders = securityHeaders(onlyAllow());
