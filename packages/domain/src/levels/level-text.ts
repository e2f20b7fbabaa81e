/** Names of one role as the level's text field holds them. */
export function joinNames(names: readonly string[]): string {
  return names.join(' & ');
}

export interface CreditTexts {
  readonly charter: string;
  readonly vfxer: string;
  readonly creator: string;
}

/** The three texts of a level made from a submission's credits, in their order. */
export function creditTexts(
  credits: readonly { readonly role: 'charter' | 'vfxer'; readonly name: string }[],
): CreditTexts {
  const charter = joinNames(credits.filter(({ role }) => role === 'charter').map(({ name }) => name));
  const vfxer = joinNames(credits.filter(({ role }) => role === 'vfxer').map(({ name }) => name));
  return { charter, vfxer, creator: vfxer === '' ? charter : `${charter} | ${vfxer}` };
}
