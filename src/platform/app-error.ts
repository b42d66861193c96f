/** Every way in which a call can fail on purpose. HTTP status and Spanish sentence: `server/errors.ts`. */
export type ErrorCode =
  | 'malformed_request'
  | 'invalid_input'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'not_authenticated'
  | 'invalid_token'
  | 'wrong_credentials'
  | 'account_blocked'
  | 'forbidden'
  | 'sign_in_again'
  | 'second_step_due'
  | 'second_step_missing'
  | 'password_sign_in_disabled'
  | 'password_needed'
  | 'weak_password'
  | 'invalid_link'
  | 'cross_site_request'
  | 'wrong_host'
  | 'requires_upgrade'
  | 'limit_reached'
  | 'too_many_replies'
  | 'too_many_readers'
  | 'reply_at_end'
  | 'send_key_used'
  | 'attachment_not_text'
  | 'attachments_full'
  | 'not_found'
  | 'email_taken'
  | 'too_many_attempts'
  | 'form_too_early'
  | 'form_expired'
  | 'form_refused'
  | 'payment_required'
  | 'trial_used'
  | 'plan_owned'
  | 'no_payment_link'
  | 'payments_not_configured'
  | 'payment_provider_failed'
  | 'invalid_signature'
  | 'nothing_to_cancel'
  | 'nothing_to_resume'
  | 'withdrawal_over'
  | 'withdrawal_used'
  | 'waiver_needed'
  | 'reply_failed'
  | 'reply_timed_out'
  | 'mentor_busy'
  | 'unavailable'
  | 'overloaded'
  | 'internal'

/** A failure the caller may know about. `details` is sent to the client as it is: no secrets, no internals. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: Readonly<Record<string, unknown>> = {},
    options?: ErrorOptions,
  ) {
    super(code, options)
    this.name = 'AppError'
  }
}
