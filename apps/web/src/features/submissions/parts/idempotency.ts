/** 32 random hexadecimal digits; `crypto.randomUUID` is missing on pages that came without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Gives the same key to the same content until it was sent, so that a repeated press makes no second submission. */
export class IdempotencyKeys {
  #content = '';
  #key = '';

  keyFor(content: string): string {
    if (content !== this.#content) {
      this.#content = content;
      this.#key = newKey();
    }
    return this.#key;
  }

  forget(): void {
    this.#content = '';
  }
}
