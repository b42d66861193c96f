/** Shops, services and offices that people have accounts, plans and invoices of, too. None that one pays or signs in here with. */
const SERVICES = new Set(
  `
    netflix disney hbo spotify deezer tidal youtube twitch tiktok instagram facebook twitter snapchat pinterest tinder
    bumble badoo reddit skype icloud dropbox onedrive amazon aliexpress shein temu ebay wallapop vinted milanuncios zara
    ikea mercadona carrefour lidl decathlon mercadolibre rappi glovo uber cabify didi airbnb booking renfe iberia
    ryanair vueling avianca movistar vodafone telcel entel wom jazztel digi yoigo masmovil xiaomi samsung huawei
    motorola playstation xbox nintendo steam fortnite roblox minecraft valorant pokemon duolingo babbel udemy coursera
    platzi domestika edx codecademy datacamp freecodecamp crehana khan moodle blackboard canva photoshop adobe figma
    capcut microsoft gitlab replit pythonanywhere heroku vercel netlify godaddy hostinger wordpress wix shopify
    perplexity grok daviplata revolut n26 bbva santander caixabank bancolombia bancomer banamex nubank sepe sat sii dgt
    imss sunat hacienda pcep pcap oracle infojobs indeed computrabajo filmin crunchyroll kindle audible siri alexa
  `
    .trim()
    .split(/\s+/),
)
const MAX_WORDS = 300

/** Whether a text (as `plainText` gives it) names another service than this one. */
export const namesOtherService = (plain: string): boolean =>
  plain.split(' ', MAX_WORDS).some((word) => SERVICES.has(word))
