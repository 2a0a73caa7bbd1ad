/** The cosine of two embeddings of one model, to four decimals. Null if one is missing or their lengths differ. */
export function cosine(a: readonly number[] | null, b: readonly number[] | null): number | null {
  if (!a || a.length !== b?.length) return null;
  let product = 0;
  let squaresOfA = 0;
  let squaresOfB = 0;
  for (const [i, x] of a.entries()) {
    const y = b[i] ?? 0;
    product += x * y;
    squaresOfA += x * x;
    squaresOfB += y * y;
  }
  const cos = product / Math.sqrt(squaresOfA * squaresOfB);
  return Number.isFinite(cos) ? Math.round(cos * 10_000) / 10_000 : null;
}
