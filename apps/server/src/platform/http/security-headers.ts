import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Whose players may stand in a frame. */
const videoHosts = [
  'https://www.youtube.com',
  'https://www.youtube-nocookie.com',
  'https://player.bilibili.com',
];

const YEAR_SECONDS = 31_536_000;

/** What neither the site nor a video in a frame asks a visitor's device for. */
const refusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

export type SecurityOptions = { readonly publicUrl: string; readonly chatWidget: string | null };

/**
 * The headers of every reply (docs/rules/wire.md#headers). The policy is put together once, by us: helmet would do so,
 * and check it, for every request.
 */
export async function addSecurityHeaders(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isSecure(options) ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
    // Over plain http browsers ignore both, with an error in the console of each page.
    crossOriginOpenerPolicy: isSecure(options),
    originAgentCluster: isSecure(options),
    xFrameOptions: { action: 'deny' },
    // Avatars and icons are shown by clients on other origins.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginEmbedderPolicy: false,
    xXssProtection: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
  });
  const policy = contentSecurityPolicy(options);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('content-security-policy', policy).header('permissions-policy', refusedFeatures);
    done();
  });
}

const isSecure = ({ publicUrl }: SecurityOptions) => /^https:/i.test(publicUrl);

function contentSecurityPolicy(options: SecurityOptions): string {
  const { chatWidget } = options;
  const frames = [...videoHosts, ...(chatWidget === null ? [] : [new URL(chatWidget).origin])];
  return [
    "default-src 'self'",
    "base-uri 'self'",
    "connect-src 'self'",
    "font-src 'self' data:",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `frame-src ${frames.join(' ')}`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self'",
    ...(isSecure(options) ? ['upgrade-insecure-requests'] : []),
  ].join(';');
}
