import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const head = (type: number, n: number): Buffer =>
  n < 24
    ? Buffer.from([(type << 5) | n])
    : n < 256
      ? Buffer.from([(type << 5) | 24, n])
      : Buffer.from([(type << 5) | 25, n >> 8, n & 255]);

/** As much of CBOR (RFC 8949) as authenticators need. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

type Ceremony = {
  challenge: string;
  /** Of the page. */
  origin: string;
  /** What an attacker may have instead. */
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
};

/** A passkey in software: what a device would answer, and what it would not. */
export function softAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  let count = 0;

  const clientData = (type: string, { challenge, origin }: Ceremony): Buffer =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }));
  const authData = (
    { origin, rpId = new URL(origin).hostname, isVerified = true, counter = ++count }: Ceremony,
    more?: Buffer,
  ) => {
    const flags = 1 | (isVerified ? 4 : 0) | (more ? 64 : 0);
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, ...(more ? [more] : [])]);
  };
  const common = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  };

  return {
    id: common.id,
    /** The response to registration options, as JSON. */
    create(ceremony: Ceremony): string {
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(cose)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(ceremony, key)],
      ]);
      const response = {
        clientDataJSON: clientData('create', ceremony).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      };
      return JSON.stringify({ ...common, response });
    },
    /** The response to sign-in options, as JSON. */
    get(ceremony: Ceremony): string {
      const data = authData(ceremony);
      const client = clientData('get', ceremony);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: ceremony.userHandle,
      };
      return JSON.stringify({ ...common, response });
    },
  };
}
