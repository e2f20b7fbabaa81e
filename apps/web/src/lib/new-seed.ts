/** Names one random order of a list, so that its pages go together and a link shows the same. */
export function newSeed(): string {
  return crypto.randomUUID().slice(0, 8);
}
