/** Names one random order of a list, so that its pages go together and a link shows the same. It is no secret. */
export function newSeed(): string {
  return Math.random().toString(16).slice(2, 10);
}
