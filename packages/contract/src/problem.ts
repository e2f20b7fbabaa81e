import { z } from 'zod';

/** Every error code of the wire with its status and its English text (api §1). */
export const problemCodes = {
  VALIDATION_FAILED: [400, 'Some fields are not valid.'],
  INVALID_JSON: [400, 'The body is not valid JSON.'],
  QUERY_TOO_LONG: [400, 'The search text is longer than 255 characters.'],
  QUERY_TOO_COMPLEX: [400, 'The search has more than 20 terms.'],
  QUERY_TOO_SHORT: [400, 'Type at least 2 characters.'],
  INVALID_SORT: [400, 'This list cannot be sorted that way.'],
  USERNAME_INVALID: [400, 'A username has 3 to 20 letters, digits, _ or -.'],
  USERNAME_TAKEN: [400, 'This username is taken.'],
  EMAIL_INVALID: [400, 'This is not an e-mail address.'],
  REGISTRATION_FAILED: [400, 'The account could not be made with these details.'],
  PASSWORD_TOO_SHORT: [400, 'A password has 8 to 128 characters.'],
  NICKNAME_REQUIRED: [400, 'A nickname has 1 to 50 characters.'],
  WRONG_PASSWORD: [400, 'The current password is wrong.'],
  CAPTCHA_REQUIRED: [400, 'Please solve the captcha.'],
  CAPTCHA_FAILED: [400, 'The captcha was not solved. Try again.'],
  UNKNOWN_FORM_TYPE: [400, 'The header X-Form-Type must be level or pass.'],
  LINK_REQUIRED: [400, 'Provide either a download or workshop link.'],
  CHARTER_REQUIRED: [400, 'At least one charter is required.'],
  KEY_MODE_CONFLICT: [400, 'A pass cannot be both 12K and 16K.'],
  KEY_MODE_NOT_ALLOWED: [400, 'This level has no key modes.'],
  KEY_MODE_REQUIRED: [400, 'This level needs a key mode: 12K or 16K.'],
  SPEED_INVALID: [400, 'The speed must be from 1 to 100.'],
  UNRESOLVED_REQUESTS: [400, 'Some creators or the team still have no profile.'],
  CREDIT_REQUEST_REQUIRED: [400, 'Name the credit request.'],
  LAST_CHARTER: [400, 'Cannot remove the last charter'],
  PLAYER_NOT_ASSIGNED: [400, 'Assign a player first.'],
  NAME_REQUIRED: [400, 'A name is required.'],
  DISCORD_ID_REQUIRED: [400, 'A Discord id has 17 to 20 digits.'],
  DESCRIPTION_REQUIRED: [400, 'A description is required.'],
  COUNTRY_INVALID: [400, 'This is not a country code.'],
  DIFFICULTY_NOT_FOUND: [400, 'There is no such difficulty.'],
  BVID_INVALID: [400, 'This is not a Bilibili video id.'],

  UNAUTHENTICATED: [401, 'Please log in.'],
  INVALID_CREDENTIALS: [401, 'Wrong name or password.'],

  FORBIDDEN: [403, 'You are not allowed to do this.'],
  EMAIL_NOT_VERIFIED: [403, 'Please verify your e-mail address first.'],
  INVALID_SUPER_ADMIN_PASSWORD: [403, 'Invalid super admin password'],
  SUPER_ADMIN_PASSWORD_NOT_SET: [403, 'No super-admin password is set on this server.'],
  REGISTRATION_CLOSED: [403, 'Registration is closed.'],
  LEVEL_DELETED: [403, 'This level was deleted.'],
  PLAYER_BANNED: [403, 'This player is banned.'],
  SUBMISSIONS_PAUSED: [403, 'Your submissions are paused.'],
  SUBMISSIONS_DISABLED: [403, 'Submissions are disabled on this server.'],

  NOT_FOUND: [404, 'Not found.'],
  LEVEL_NOT_FOUND: [404, 'There is no such level.'],
  PASS_NOT_FOUND: [404, 'There is no such pass.'],
  PLAYER_NOT_FOUND: [404, 'There is no such player.'],
  CREATOR_NOT_FOUND: [404, 'There is no such creator.'],
  TEAM_NOT_FOUND: [404, 'There is no such team.'],
  REQUEST_NOT_FOUND: [404, 'There is no such credit request.'],
  VIDEO_NOT_FOUND: [404, 'There is no such video.'],

  METHOD_NOT_ALLOWED: [405, 'This address does not answer that method.'],

  STALE: [409, 'The level was changed meanwhile.'],
  NOT_PENDING: [409, 'This submission is no longer pending.'],
  DUPLICATE_SUBMISSION: [409, 'This was already submitted.'],
  IDEMPOTENCY_KEY_REUSED: [409, 'This Idempotency-Key was used with another body.'],
  CREATOR_EXISTS: [409, 'A creator has this name already.'],
  TEAM_EXISTS: [409, 'A team has this name already.'],
  TEAM_REQUEST_EXISTS: [409, 'This submission has a team already.'],
  PLAYER_EXISTS: [409, 'A player has this name already.'],
  PROVIDER_TAKEN: [409, 'This Discord account is linked elsewhere.'],
  USER_ALREADY_LINKED: [409, 'This user is linked to another creator.'],

  BODY_TOO_LARGE: [413, 'The body is too large.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'This content type is not understood.'],
  RATE_LIMITED: [429, 'Too many requests. Try again later.'],
  INTERNAL: [500, 'Something went wrong on the server.'],
  VIDEO_LOOKUP_FAILED: [502, 'The video service did not answer.'],
  MAINTENANCE: [503, 'The server is not ready. Try again in a moment.'],
  BUSY: [503, 'The server is busy. Try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, text: string]>;

export type ProblemCode = keyof typeof problemCodes;

/** The one error body of the wire (api §1). */
export const problemShape = z
  .object({
    error: z.string(),
    code: z.string(),
    message: z.string(),
    details: z.string().optional(),
    fields: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
    ids: z.array(z.number()).optional(),
    requireCaptcha: z.boolean().optional(),
    retryAfter: z.number().optional(),
  })
  .meta({ id: 'Problem' });

export type ProblemBody = z.infer<typeof problemShape>;
