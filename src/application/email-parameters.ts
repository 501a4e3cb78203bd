import type { Application } from './application.ts';
import type { EmailParameters } from './wire-contract.ts';

/**
 * The eight values of the e-mail template (spec §3).
 *
 * @param recipient the product's info address
 */
export function emailParameters(application: Application, recipient: string): EmailParameters {
  const { hotelName, contactName, email, phone, message } = application;
  return {
    to_email: recipient,
    from_name: contactName,
    from_email: email,
    hotel_name: hotelName,
    contact_name: contactName,
    phone,
    message,
    reply_to: email,
  };
}
