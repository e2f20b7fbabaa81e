/** What looks like a secret wherever it stands, and what of the match is kept: for secrets that nobody told us of. */
export const secretPatterns: readonly (readonly [pattern: RegExp, kept: string])[] = [
  // The token of a webhook behind its id.
  [/(webhooks(?:\/|%2F)\d+(?:\/|%2F))[\w-]+/gi, '$1'],
  // A password in front of a host.
  [/(:\/\/[^\s"'@/:]*:)[^\s"']*(?=@)/g, '$1'],
  // Tokens in an address.
  [
    /([?&;](?:token|code|state|key|api_?key|access_token|refresh_token|code_verifier|client_secret|password|secret)=)[^&#\s"']+/gi,
    '$1',
  ],
  // The same in JSON.
  [/("(?:access_token|refresh_token|token|client_secret|password|code)"\s*:\s*")[^"]+/gi, '$1'],
  // Headers.
  [/(\b(?:bearer|basic|bot) +)[\w.~+/=-]{12,}/gi, '$1'],
  [/(\b(?:set-)?cookie["']?\s*[:=]\s*["']?)[^\r\n"']+/gi, '$1'],
  // A signed ticket.
  [/()\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g, '$1'],
];
