import pg from 'pg';
import { hashKey, makeKey } from '../../src/modules/access/api-keys/api-key-secret.ts';
import { newId } from '../../src/platform/ids.ts';
import { type Sample, takeSample } from '../lists.ts';
import { organizationNamed, organizationNames } from './data.ts';
import type { Place } from './place.ts';

export type BenchDatabase = {
  url: string;
  client: pg.Client;
  /** Key of the organization. The service and the floor both accept it until `close`. */
  key: string;
  sample: Sample;
  close(): Promise<void>;
};

export async function openDatabase(place: Place, size: number, name = organizationNames.large): Promise<BenchDatabase> {
  const url = await place.database(size);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const organization = await organizationNamed(client, name);
  const key = makeKey('rps', 'live');
  await client.query('insert into api_keys (id, organization_id, name, hash, last_four) values ($1, $2, $3, $4, $5)', [
    newId(),
    organization,
    'bench',
    hashKey(key),
    key.slice(-4),
  ]);
  const close = async () => {
    await client.query(`delete from api_keys where name = 'bench'`);
    await client.end();
  };
  return { url, client, key, sample: await takeSample(client, organization), close };
}
