import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page URL. A page on several URLs has an id for each; an alias of one redirects and keeps its query. */
export default [
  layout('pages/site-layout.tsx', [
    index('pages/public/landing.tsx'),
    route('blog', 'pages/public/blog/list.tsx'),
    route('blog/:slug', 'pages/public/blog/post.tsx'),
    route('legal/:document', 'pages/public/legal.tsx'),
    route('compartido/:id', 'pages/public/shared-conversation.tsx'),
    route('comprobar', 'pages/public/proof.tsx'),
    route('pricing', 'pages/public/pricing.tsx'),
    route('contacto', 'pages/public/contact.tsx'),
    route('cookies', 'pages/public/cookies.tsx'),
    route('about', 'pages/public/about.tsx'),
    route('probar', 'pages/public/free-question.tsx'),
    route('practica', 'pages/public/practice.tsx'),
    route('nuestros-mentores-ia', 'pages/public/mentors.tsx', { id: 'mentors' }),
    route('modelos-ia', 'pages/public/mentors.tsx', { id: 'models' }),

    route('login', 'pages/auth/login.tsx', { id: 'login' }),
    route('auth/login', 'pages/auth/login.tsx', { id: 'auth-login' }),
    route('register', 'pages/auth/register.tsx', { id: 'register' }),
    route('auth/registro', 'pages/auth/register.tsx', { id: 'auth-register' }),
    route('auto-login', 'pages/auth/auto-login.tsx'),
    route('auth/recuperar-contrasena', 'pages/auth/recover.tsx'),
    route('auth/verificar-correo', 'pages/auth/verify-email.tsx'),
    route('auth/terminos', 'pages/auth/terms.tsx'),
    route('auth/segundo-paso', 'pages/auth/second-step.tsx'),
    route('logout', 'pages/auth/logout.tsx'),

    route('dashboard', 'pages/app/dashboard.tsx'),
    route('chat', 'pages/app/chat.tsx'),
    route('mentor-basic', 'pages/app/mentor-basic.tsx'),
    route('mentor-pro', 'pages/app/mentor-pro.tsx'),
    route('profile', 'pages/app/profile.tsx'),

    route('checkout/success', 'pages/app/checkout-success.tsx'),
    route('checkout/:plan', 'pages/app/checkout.tsx'),
    route('stripe-redirect', 'pages/app/stripe-redirect.tsx', { id: 'stripe-redirect' }),
    route('checkout/redirect', 'pages/app/stripe-redirect.tsx', { id: 'checkout-redirect' }),
    route('external-redirect', 'pages/app/stripe-redirect.tsx', { id: 'external-redirect' }),
    route('verify-payment', 'pages/app/verify-payment.tsx'),

    route('admin', 'pages/admin/panel.tsx'),
    route('test-admin', 'pages/admin/test-panel.tsx'),
    route('test-chat', 'pages/admin/test-chat.tsx'),
    route('admin/resumen', 'pages/admin/overview.tsx'),
    route('admin/costes', 'pages/admin/costs.tsx'),
    route('admin/lo-que-no-se-supo', 'pages/admin/unanswered.tsx'),
    route('admin/registro', 'pages/admin/audit.tsx'),
    route('admin/usuarios', 'pages/admin/accounts.tsx'),
    route('admin/usuarios/:id', 'pages/admin/account.tsx'),

    // Demo mode only: the design system's components, for who works on them.
    route('estilo', 'pages/style/style.tsx'),

    route('app/dashboard', 'pages/alias.ts', { id: 'alias-dashboard' }),
    route('app/mentor-pro', 'pages/alias.ts', { id: 'alias-mentor-pro' }),
    route('perfil', 'pages/alias.ts', { id: 'alias-profile' }),
    route('app/pricing', 'pages/alias.ts', { id: 'alias-pricing' }),
    route('planes-de-suscripcion', 'pages/alias.ts', { id: 'alias-planes' }),
    route('precios', 'pages/alias.ts', { id: 'alias-precios' }),
    route('planes', 'pages/alias.ts', { id: 'alias-planes-cortos' }),
    route('entrar', 'pages/alias.ts', { id: 'alias-entrar' }),
    route('registro', 'pages/alias.ts', { id: 'alias-registro' }),
    route('acerca-de-pymentor', 'pages/alias.ts', { id: 'alias-about' }),

    route('*', 'pages/not-found.tsx'),
  ]),
  route('sitemap.xml', 'pages/public/found/sitemap.ts'),
  route('robots.txt', 'pages/public/found/robots.ts'),
  route('sin-conexion', 'pages/public/installed/offline.ts'),
  route('og/*', 'pages/public/found/card/card-image.ts'),
  route('blog/rss.xml', 'pages/public/blog/rss.ts'),
  route('blog/imagenes/:file', 'pages/public/blog/image.ts'),
  // SHELL-14: without header and footer.
  route('login-popup-google', 'pages/auth/login-popup-google.tsx'),
] satisfies RouteConfig
