import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generate } from 'selfsigned';
import { chooseUser } from '../../../src/development/embedded-installation.ts';
import { startEmbedded } from '../../../src/development/embedded-postgres.ts';

/** Connections to this database are refused without TLS, those to `certificate_only` also without a certificate. */
export const tlsOnly = 'tls_only';
export const certificateOnly = 'certificate_only';

const hba = [
  `hostnossl ${tlsOnly} all all reject`,
  `hostnossl ${certificateOnly} all all reject`,
  `hostssl ${certificateOnly} all all scram-sha-256 clientcert=verify-ca`,
  'host all all all scram-sha-256',
].join('\n');

const authority = (name: string) =>
  generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    algorithm: 'sha256',
    clientCertificate: { cn: 'recruitment' },
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  });

/** A PostgreSQL with TLS, whose certificate is for `localhost` only. `files` are PEM files. */
export async function startTlsPostgres() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'recruitment-pipeline-tls-'));
  chmodSync(folder, 0o711);
  const [own, other] = await Promise.all([authority('localhost'), authority('elsewhere')]);
  const user = chooseUser(undefined);
  const write = (name: string, text: string, mode = 0o644) => {
    const file = path.join(folder, name);
    writeFileSync(file, text, { mode });
    // PostgreSQL refuses a key that belongs to somebody else.
    if (user) chownSync(file, user.uid, user.gid);
    return file;
  };
  const files = {
    ca: write('ca.pem', own.cert),
    otherCa: write('other.pem', other.cert),
    certificate: write('client.pem', own.clientcert ?? ''),
    key: write('client-key.pem', own.clientprivate ?? '', 0o600),
  };
  const server = await startEmbedded({
    dataDir: path.join(folder, 'data'),
    ephemeral: true,
    settings: [
      'ssl=on',
      `ssl_cert_file=${files.ca}`,
      `ssl_key_file=${write('key.pem', own.private, 0o600)}`,
      `ssl_ca_file=${files.ca}`,
      `hba_file=${write('hba.conf', hba)}`,
    ],
  });
  return {
    url: server.url,
    files,
    /** By name and query: the certificate holds for `localhost`. */
    urlOf(database: string, query: Record<string, string>, host = 'localhost'): string {
      const url = new URL(server.url);
      url.hostname = host;
      url.pathname = `/${database}`;
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
