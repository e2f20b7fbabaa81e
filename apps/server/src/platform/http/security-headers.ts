import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Where pictures of videos come from. */
const imageHosts = ['https://i.ytimg.com', 'https://*.hdslb.com'];
/** Whose players may stand in a frame. */
const videoHosts = [
  'https://www.youtube.com',
  'https://www.youtube-nocookie.com',
  'https://player.bilibili.com',
];

/** The headers of rules §15.5. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, chatWidget }: { readonly publicUrl: string; readonly chatWidget: string | null },
): Promise<void> {
  const secure = /^https:/i.test(publicUrl);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'", 'data:'],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        frameSrc: [...videoHosts, ...(chatWidget === null ? [] : [new URL(chatWidget).origin])],
        imgSrc: ["'self'", 'data:', 'blob:', ...imageHosts],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        workerSrc: ["'self'", 'blob:'],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure ? { maxAge: 15_552_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
    // Avatars and icons are shown by clients on other origins, and other origins' stills by us.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginEmbedderPolicy: false,
    xXssProtection: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
  });
}
