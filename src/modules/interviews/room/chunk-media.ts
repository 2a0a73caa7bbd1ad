export const mediaTypes = ['video/webm', 'video/mp4'] as const;

/** `video/webm` of `video/webm;codecs=vp8`. */
export const essenceOf = (type: string): string => (type.split(';', 1)[0] as string).trim().toLowerCase();

const ebml = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/** Detects the type by the first bytes of the file. */
export function detectMediaType(bytes: Buffer): (typeof mediaTypes)[number] | undefined {
  if (bytes.subarray(0, ebml.length).equals(ebml)) return 'video/webm';
  return bytes.toString('latin1', 4, 8) === 'ftyp' ? 'video/mp4' : undefined;
}
