import path from 'node:path';
import type { Config } from '#platform/config.ts';
import { isLoopback } from '#platform/private-host.ts';

/** Warnings about settings that work on one machine but not for users in production. */
export function productionWarnings({ environment, baseUrl, smtpUrl, s3, dataDir }: Config): string[] {
  if (environment !== 'production') return [];
  const warnings: string[] = [];
  const host = new URL(baseUrl).hostname.replace(/^\[(.+)\]$/, '$1');
  if (isLoopback(host))
    warnings.push(`BASE_URL: links for candidates and users lead to ${baseUrl}, which only this machine reaches`);
  else if (baseUrl.startsWith('http:'))
    warnings.push('BASE_URL is not https: browsers refuse the camera in interviews, and anyone between reads sessions');
  if (!smtpUrl) warnings.push('SMTP_URL is not set: no email is sent. The tasks fail; retry them once it is set');
  if (!s3)
    warnings.push(
      `S3_BUCKET is not set: recordings are in ${path.join(dataDir, 'files')}. Web and worker must share that folder, ` +
        'and it must outlive deployments',
    );
  return warnings;
}
