import type { EmailParameters } from './email-parameters.ts';

/**
 * The e-mail service's wire contract, shared by the page (which gets it from `@emailjs/browser`)
 * and by the self-hosted service that answers in EmailJS's place (spec §7).
 */

/** EmailJS's own service; another origin answers in its place where one is configured. */
export const EMAILJS_ORIGIN = 'https://api.emailjs.com';

/** Path the client posts an application to (spec §7). */
export const SEND_PATH = '/api/v1.0/email/send';

/**
 * The most that `template_params` may weigh: EmailJS's limit of 50 KB, taken as 50 × 1024 bytes of
 * UTF-8 in the parameters' JSON.
 */
export const PARAMETERS_LIMIT_BYTES = 50 * 1024;

/** How long an answer may take before an application counts as not sent, in ms. */
export const ANSWER_LIMIT_MS = 20_000;

/** Body of the one call the page makes (spec §7). */
export interface SendRequest {
  lib_version: string;
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: EmailParameters;
}
