/** The emulator's own few styles: the product's may change without it. */
export const STYLES = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: light-dark(#d6d2c8, #45423c); --quiet: light-dark(#5d594f, #b9b3a6); --raised: light-dark(#fbfaf7, #232120); --edge: light-dark(#77726a, #8e887c); }
body { margin: 0; background: light-dark(#f3f1ec, #1b1a18); color: light-dark(#26241f, #eeeae2); }
.label { margin: 0; padding: .5rem 1rem; background: light-dark(#26241f, #eeeae2); color: light-dark(#f3f1ec, #1b1a18); font-size: .875rem; text-align: center; }
main { box-sizing: border-box; max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
.narrow { max-width: 30rem; margin: 0 auto; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin: 0 0 .5rem; font-size: 1.0625rem; line-height: 1.3; }
p { margin: .35rem 0 .75rem; }
ul { list-style: none; margin: 0; padding: 0; }
a { color: light-dark(#2f4fb5, #9db2ff); }
.columns { display: grid; gap: 2rem; }
.price { margin: 0; font-size: 2rem; font-variant-numeric: tabular-nums; line-height: 1.3; }
.price span { font-size: .9375rem; color: var(--quiet); }
.small, .name { font-size: .875rem; color: var(--quiet); }
.name { display: block; }
button, input, .button { box-sizing: border-box; min-height: 2.75rem; font: inherit; color: inherit; }
button, .button { cursor: pointer; padding: .5rem 1rem; border: 1px solid var(--edge); border-radius: 6px; background: none; text-decoration: none; }
.button { display: inline-flex; align-items: center; }
button:hover, .button:hover { background: light-dark(#e7e3da, #2b2926); }
.main { width: 100%; margin-top: .5rem; border-color: transparent; background: light-dark(#8a4b00, #f0b14a); color: light-dark(#fff, #1b1a18); font-weight: 600; }
.main:hover { background: light-dark(#733e00, #f6c473); }
.default { position: absolute; width: 1px; height: 1px; min-height: 0; padding: 0; border: 0; overflow: hidden; clip-path: inset(50%); }
.field { margin: 0 0 1rem; overflow-wrap: anywhere; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
label { display: block; margin: 0 0 .25rem; }
input:not([type=checkbox]) { width: 100%; padding: .5rem .75rem; border: 1px solid var(--edge); border-radius: 6px; background: light-dark(#fff, #131211); font-variant-numeric: tabular-nums; }
::placeholder { color: var(--quiet); opacity: 1; }
input[aria-invalid] { border-color: light-dark(#a3351b, #f0a08a); }
input[type=checkbox] { flex: none; width: 1.25rem; min-height: 1.25rem; height: 1.25rem; margin: .15rem 0 0; }
.check { display: flex; gap: .75rem; align-items: start; }
.error { margin: .25rem 0 0; font-size: .9375rem; color: light-dark(#a3351b, #f0a08a); }
.refusal, .done { margin: 0 0 1.25rem; padding: .75rem 1rem; border: 1px solid; border-radius: 6px; }
.refusal { color: light-dark(#a3351b, #f0a08a); }
.done { color: light-dark(#2f5d43, #9ccfae); }
.cards { margin-top: 1.5rem; }
.cards p { font-size: .9375rem; color: var(--quiet); }
.cards button { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; width: 100%; padding: .6rem .25rem; border: 0; border-top: 1px solid var(--line); border-radius: 0; text-align: left; }
.cards strong { font-weight: 500; font-variant-numeric: tabular-nums; white-space: nowrap; }
.cards span { font-size: .9375rem; color: var(--quiet); }
.choices { display: grid; gap: .75rem; margin-top: 1.5rem; }
.choices .main { margin: 0; }
section { margin: 0 0 2rem; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .6rem .75rem .6rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th:last-child, td:last-child { padding-right: 0; }
th { font-size: .875rem; font-weight: 500; color: var(--quiet); }
.amount { text-align: right; white-space: nowrap; }
tfoot td, tfoot th { border: 0; padding-block: .25rem; } tfoot th { text-align: right; } tfoot .total { font-weight: 600; color: inherit; }
.actions { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
.buyer { padding-top: 1.25rem; border-top: 1px solid var(--line); }
.actions form { margin: 0; } .actions button { min-height: 2.25rem; padding: .25rem .75rem; font-size: .9375rem; }
h3 { margin: 0; font-size: 1rem; } .list { margin-top: 2rem; }
.payments { margin: .75rem 0; } .payments li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1.5rem; align-items: center; padding: .6rem 0; border-bottom: 1px solid var(--line); }
.paper { max-width: 44rem; margin: 0 auto; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1rem 0; } dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid light-dark(#2f4fb5, #9db2ff); outline-offset: 2px; }
@media (min-width: 48rem) { .columns { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 3.5rem; } .columns > form, .raised { padding: 1.5rem; border-radius: 8px; background: var(--raised); align-self: start; } }
@media print { :root { color-scheme: light; } body { background: #fff; color: #000; } .no-print { display: none; } main { padding: 0; } }`
