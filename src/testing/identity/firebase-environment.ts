import { generateKeyPairSync } from 'node:crypto'

/** The settings of a Firebase project that does not exist. */
export function firebaseEnvironment() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const serviceAccount = {
    type: 'service_account',
    project_id: 'pymentor-test',
    client_email: 'pymentor@pymentor-test.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
  return {
    IDENTITY: 'firebase',
    FIREBASE_PROJECT_ID: serviceAccount.project_id,
    FIREBASE_API_KEY: 'AIzaSy-public',
    FIREBASE_AUTH_DOMAIN: 'pymentor-test.firebaseapp.com',
    FIREBASE_SERVICE_ACCOUNT: JSON.stringify(serviceAccount),
  }
}
