import { angleOf, HUES } from '@gauntlet/contract/profiles/hue'
import { DISPLAY_FACE } from '../../platform/pages/display-face.ts'

/** The style of all pages for visitors, in the colours and the face of the house. */
export const STYLE = `
@font-face{font-family:Archivo;font-weight:600 900;font-display:swap;src:url(${DISPLAY_FACE}) format("woff2")}
@font-face{font-family:"Archivo at first";size-adjust:91%;
src:local("Arial Bold"),local("Arial"),local("Helvetica Neue"),local("Liberation Sans Bold"),local("Roboto")}
:root{--font:ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;
--display:Archivo,"Archivo at first",var(--font);color-scheme:light dark;--ground:light-dark(#f6f2e8,#0a131f);--surface:light-dark(#fffdf8,#162740);
--line:light-dark(#d9d1be,#2f4767);--rule:light-dark(#8a8576,#6d8099);--text:light-dark(#0c1a2b,#f5f0e4);--soft:light-dark(#4b5768,#b3bfce);
--link:light-dark(#154a86,#9cc6ff);--accent:#dcf72b;--on-accent:#0c1a2b;--edge:light-dark(#0c1a2b,#dcf72b);
--wash:light-dark(#dfeedd,#14321f);--sky-wash:light-dark(#dfe9f5,#1b3a60);--clay:light-dark(#a83518,#ff9478);
--clay-wash:light-dark(#f8e3da,#3a1d1a);--grass:light-dark(#1d6335,#7ed79a);--court:light-dark(#14406b,#1a4475);--tile:light-dark(#14406b,#1f4a7a)}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);
font:1rem/1.5 var(--font);
overflow-wrap:anywhere}
a{color:var(--link)}
a:focus-visible{outline:3px solid var(--edge);outline-offset:2px}
.skip{position:absolute;left:-99rem}
.skip:focus{left:1rem;top:1rem;background:var(--surface);padding:.5rem 1rem;z-index:1}
header,main,footer{max-width:70rem;margin:0 auto;padding:0 min(1rem,4.5vw)}
header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;min-height:3.75rem;
background:var(--court);border-image:conic-gradient(var(--court) 0 0) fill 0/0/0 100vmax;color:#f6f2e8}
header nav a{color:inherit}
header a:focus-visible{outline-color:var(--accent)}
header nav{display:flex;gap:1rem}
header nav a,.name{display:inline-flex;align-items:center;min-height:2.75rem}
.name,.embed footer a{gap:.5rem;font-weight:700;color:inherit;text-decoration:none}
.page .name{font:800 1.1875rem var(--display)}
.name svg,footer svg{width:1.5rem;height:1.5rem;fill:none;stroke:currentColor;stroke-width:1.5}
main{padding-bottom:2.5rem}
.page footer{padding-bottom:2rem}
footer nav{display:flex;flex-wrap:wrap;gap:0 1rem;padding-top:.5rem;border-top:1px solid var(--line);font-size:.875rem}
footer nav a{display:inline-flex;align-items:center;min-height:2.75rem}
main:focus{outline:none}
h1,h2,.name,.score,.figure{font-family:var(--display);font-weight:800;word-spacing:.1em}
h1{font-size:clamp(1.75rem,1.25rem + 2.5vw,2.75rem);line-height:1.15;margin:1.5rem 0 .5rem}
h2{font-size:1.1875rem;margin:2rem 0 .75rem}
.pieces{--dot:.625rem;display:flex;flex-wrap:wrap;margin-left:calc(-1*var(--dot));clip-path:inset(-.25rem -.25rem -.25rem var(--dot))}
.pieces span{position:relative;min-width:0;padding-left:var(--dot)}
.pieces span::before{content:"·"/"";position:absolute;left:0;width:var(--dot);text-align:center}
.head p{display:flex;flex-wrap:wrap;gap:.375rem .75rem;align-items:center;margin:0}
.page .head{position:relative;isolation:isolate;display:flex;flex-wrap:wrap;gap:.5rem .75rem;align-items:center;padding:.5rem 0 1rem;
background:var(--court);border-image:conic-gradient(var(--court) 0 0) fill 0/0/0 100vmax;color:#f6f2e8}
.page .head h1{flex:1 1 max(9rem,100% - 8.5rem);margin:0;max-width:22ch;text-wrap:balance}
.head .about{flex-basis:100%}
.head>svg{display:none}
.page .head .acts{order:1;margin:0}
.page .head:has(+.shown) .acts{margin-top:.75rem}
.page .head .about{order:2}
.page .head .acts.last{order:3}
.head .aside{opacity:.8;font-size:.875rem}
.page .head .plain{background:var(--court);border-color:currentColor;color:inherit}
@media(width>=56rem){.shown{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 2rem;align-items:start}}
.shown h2{margin-top:1.25rem}
.ticks li{position:relative;padding:.25rem 0 .25rem 1.75rem}
.ticks li::before{content:"✓"/"";position:absolute;left:0;color:var(--grass);font-weight:800}
.page .head:has(+.shown) .about{order:0}
.from{margin:-.5rem 0 .75rem;font-size:.875rem}
.veiled{display:grid;grid-template-columns:auto minmax(0,1fr);gap:1.25rem;align-items:center}
.veiled p{margin:0;text-wrap:balance}
.somebody{width:3.5rem;overflow:visible;fill:light-dark(#f6f2e8,#7aabea)}
.somebody path{fill:var(--court)}
.somebody .badge{fill:light-dark(var(--accent),#f6f2e8)}
.somebody .lock{fill:var(--on-accent);stroke:var(--on-accent);stroke-width:1;stroke-linejoin:round}
.page .head a:focus-visible{outline-color:var(--accent)}
@media(width>=56rem){.page .head{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.5rem 2rem;padding:.75rem 0 1.5rem}
.page .head>:not(svg){grid-column:1}
.page .head .acts{grid-column:2;grid-row:1/span 2;align-self:end}
.page .head:has(+.shown) h1{max-width:none}
.page .head:has(+.shown) .about{max-width:30rem}
.page .head .acts.last,.page .head:has(+.shown) .acts{grid-area:3/1;justify-self:start;margin-top:.5rem}
.page .head>svg{display:block;position:absolute;z-index:-1;inset:-3.5rem 9rem 0 auto;height:calc(100% + 3.5rem);aspect-ratio:400/222;overflow:visible;clip-path:inset(0 -3rem)}
.page .head:has(.last)>svg{right:3rem}
.page .head:has(+.shown)>svg{inset:0 0 0 auto;height:100%}
.page .head:has(+.shown)>svg :is(ellipse,circle,.seam){translate:97px -56px}}
.head>svg path{fill:none;stroke:light-dark(#f6f2e8,#a3b4c9);stroke-width:2;stroke-linejoin:round}
.head>svg .net{fill:#f6f2e8;stroke:none;opacity:.16}
.head>svg ellipse{fill:#000;opacity:.35}
.head>svg circle{fill:var(--accent)}
.head>svg .seam{stroke:var(--on-accent);stroke-width:1.2}
@media(width<40rem){.head .state+.pieces{display:contents}
.head .state+.pieces span{padding:0}
.head .state+.pieces span::before{content:none}}
@media(width<56rem){.page .head .button{padding-inline:.875rem}
.page .head:has(+.shown)>svg{display:block;position:absolute;z-index:-1;inset:-.875rem -.25rem auto auto;width:5.5rem;overflow:visible}
.page .head:has(+.shown)>svg :is(circle,.seam,ellipse){transform-box:fill-box;transform-origin:center;translate:70px -50px;scale:1.8}
.page .head:has(+.shown)>svg ellipse{translate:76px -40px}
.page .head:has(+.shown) .about{text-wrap:pretty}}
.page .head+section h2{margin-top:1.5rem}
h3{font-size:.875rem;margin:0 0 .5rem;color:var(--soft)}
p{margin:0 0 .75rem}
ul,ol,dl,dd{margin:0;padding:0;list-style:none}
.soft,dt,th{color:var(--soft)}
.state{flex:none;display:inline-flex;gap:.3em;align-items:center;padding:.125rem .5rem;border-radius:.5rem;
background:var(--sky-wash);color:var(--link);font-size:.875rem;font-weight:650}
.page .head .state:not(.grass,.clay){background:light-dark(var(--sky-wash),#0d1928)}
.state svg{width:.85em;height:.85em;fill:currentColor}
.state.grass{background:var(--wash);color:var(--grass)}
.state.clay{background:var(--clay-wash);color:var(--clay)}
.acts{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.25rem 0}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:.5rem 1.25rem;
border:1px solid var(--line);border-radius:99rem;background:var(--surface);color:var(--text);font:600 1rem/1.5 var(--font);
text-decoration:none;cursor:pointer}
.button[hidden]{display:none}
.button.main{background:var(--accent);border-color:var(--edge);color:var(--on-accent)}
.card,.match,.entry{background:var(--surface);border:1px solid var(--line);border-radius:.875rem}
.card{padding:1rem}
.terms{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(9.5rem,100%),1fr));gap:.875rem 1.25rem}
dt{font-size:.875rem}
.list{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(17rem,100%),1fr));gap:.75rem}
.rounds{--gap:2rem;display:flex;gap:var(--gap);overflow-x:auto;padding-bottom:.25rem}
section:has(.rounds)+section h2{margin-top:1.25rem}
.rounds>li{flex:1 0 14rem;display:flex;flex-direction:column;position:relative}
.third{position:absolute;inset:auto 0 0}
.rounds ul{flex:1;display:grid;grid-auto-rows:1fr}
.rounds ul>li{position:relative;display:grid;align-items:center;padding:.25rem 0}
.half li:not(.gap)::before,.half li:not(.gap)::after,.same li:not(.gap)::after{content:"";position:absolute;left:100%;width:calc(var(--gap)/2);
border:0 solid var(--rule)}
.half li:nth-child(odd)::after{top:50%;bottom:0;border-width:2px 2px 0 0;border-start-end-radius:.5rem}
.half li:nth-child(even)::after{top:0;bottom:50%;border-width:0 2px 2px 0;border-end-end-radius:.5rem}
.half li:not(.gap)::before{left:calc(100% + var(--gap)/2);border-top-width:2px}
.half li:nth-child(odd)::before{bottom:-1px}
.half li:nth-child(even)::before{top:-1px}
.same li:not(.gap)::after{top:50%;width:var(--gap);border-top-width:2px}
@media(width<40rem){.page .rounds{--gap:1rem;margin-right:calc(-1*min(1rem,4.5vw));scroll-snap-type:x proximity}
.page .rounds>li{flex:0 0 min(13.25rem,78%);scroll-snap-align:start}
.page .rounds .match{padding:.5rem}
.page .rounds .side{gap:.375rem}
.page .rounds .side>b{min-width:1.125rem;font-size:1rem}
.page .rounds .won>.face+span{white-space:nowrap}
.page .rounds .face.none{display:none}
.page .rounds .face.none+span{font-size:.9375rem}}
.match{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.25rem .75rem;align-items:center;padding:.5rem .75rem}
.match .side{display:flex;grid-column:1;gap:.5rem;align-items:center}
.match .won{font-weight:700}
.match .won>.face+span::after{content:" ✓"/"";color:var(--grass)}
.match .face+span+b{margin-left:auto}
.match .side>b{display:inline;position:relative;min-width:1.25rem;color:var(--soft);font:600 1.0625rem/1.3 var(--display);font-variant-numeric:tabular-nums;text-align:right}
.match .won>b{color:inherit;font-weight:800}
.match sup{position:absolute;left:100%;top:0;font-size:.6em;line-height:1}
.match:not(:has(.soft)) .side{grid-column:1/-1}
.match .soft{grid-column:2;grid-row:1/span 2;max-width:6.5rem;font-size:.875rem;margin:0;text-align:right}
.match.live{border:2px solid var(--link)}
.match.live .soft{color:var(--link);font-weight:650}
.match .round{grid-column:1/-1;margin:0;color:var(--soft);font-size:.875rem}
.match .round~.soft{grid-row:2/span 2}
.match b{display:block;color:var(--text);font-size:1.125rem;line-height:1.3}
.score,.figure{font-variant-numeric:tabular-nums}
.figure{font-size:1.1875rem;white-space:nowrap}
.list>li{display:grid}
.entry .pieces{font-size:.875rem}
.entry{display:flex;gap:.75rem;padding:.875rem;color:inherit;text-decoration:none}
.entry>span:last-child{flex:1;min-width:0}
.entry .who{margin-top:.5rem;font-weight:600}
.leaf{flex:none;align-self:start;width:3.25rem;overflow:hidden;border:1px solid var(--line);border-radius:.5rem;
background:var(--tile);color:#f6f2e8;font-size:.75rem;font-weight:600;line-height:1.6;text-align:center}
.leaf b{display:block;background:var(--ground);color:var(--text);font:800 1.375rem/1.3 var(--display)}
.leaf small{display:block;background:var(--ground);color:var(--soft)}
.faces{display:flex;flex:none;margin-top:.5rem}
.faces .face{width:1.75rem;height:1.75rem;font-size:.6875rem;box-shadow:0 0 0 2px var(--surface)}
.faces .face+.face{margin-left:.125rem}
.filled{display:flex;flex-wrap:wrap;gap:.375rem .5rem;align-items:center;margin-top:.375rem;font-size:.875rem}
.filled .faces{margin-top:0}
@media(width>=30rem){.filled>.state.grass{margin-left:auto}}
@media(width<30rem){.filled .face.none{display:none}.filled .faces .face+.face{margin-left:-.125rem}}
.jumps{display:flex;flex-wrap:wrap;gap:.25rem}
.jumps a{display:inline-flex;gap:.25rem;align-items:center;min-height:2.75rem;padding:0 .625rem;border:1px solid;border-radius:99rem;color:inherit;font-size:.875rem;font-weight:600;text-decoration:none}
.jumps a:is(:first-child:not(:root:has(section:target) *),:root:has(#under-way:target) [href$=under-way],
:root:has(#coming-up:target) [href$=coming-up],:root:has(#finished:target) [href$=finished]){background:light-dark(#f6f2e8,#7aabea);color:light-dark(var(--court),#0c1a2b)}
.jumps b{font-variant-numeric:tabular-nums;opacity:.8}
h2[id]{scroll-margin-top:1rem}
.way{display:flex;gap:.75rem;align-items:center;margin-top:.375rem;font-size:.875rem;font-variant-numeric:tabular-nums}
.way progress{flex:1;min-width:2rem;height:.5rem;overflow:hidden;appearance:none;border:0;border-radius:99rem;background:var(--line)}
.way progress::-webkit-progress-bar{background:var(--line)}
.way progress::-webkit-progress-value{border-radius:99rem;background:var(--grass)}
.way progress::-moz-progress-bar{border-radius:99rem;background:var(--grass)}
.entry strong{display:block;font-size:1.0625rem}
.entry .match{margin:.75rem 0 0 -4rem;border-width:1px}
.entry:hover{border-color:var(--soft)}
.board{text-align:center}
.board>a{display:inline-flex;align-items:center;min-height:2.75rem;margin-bottom:-.75rem}
.podium{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:.5rem;align-items:end;max-width:26rem;margin:0 auto .25rem}
.podium li{display:grid;gap:.25rem;justify-items:center;font-weight:600;text-align:center}
.podium li:first-child{order:2}
.podium li:last-child{order:3}
.podium li:nth-child(2){order:1}
.podium .face{font-size:1.25rem}
.podium li:first-child .face{font-size:1.625rem}
.step{display:grid;justify-self:stretch;padding:.5rem .25rem;border-radius:.5rem .5rem 0 0;background:var(--tile);color:#f6f2e8;font-size:.875rem;line-height:1.4}
.step>span{display:grid;place-items:center;justify-self:center;width:1.5rem;height:1.5rem;border-radius:50%;background:#f6f2e8;color:#0c1a2b;font-weight:800}
li:first-child>.step>span{background:var(--accent)}
.step b{font-size:1.375rem}
.step small{font-size:.75rem;font-weight:400}
.podium li:first-child .step{padding-bottom:1.75rem}
.podium li:nth-child(2) .step{padding-bottom:1.125rem}
.names{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(12rem,100%),1fr));gap:.5rem 1.5rem}
table{border-collapse:separate;border-spacing:0;width:100%;max-width:44rem;background:var(--surface);border:1px solid var(--line);
border-radius:.875rem}
th,td{padding:.5rem 1rem;text-align:left;border-bottom:1px solid var(--line)}
tr:last-child td{border-bottom:0}
th{font-size:.875rem}
@media(width<30rem){th,td{padding:.5rem}th:first-child,td:first-child{padding-left:.875rem}}
.placings th:first-child{width:5rem}
td:first-child,td:last-child{font-variant-numeric:tabular-nums}
.won-by{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;margin:1.25rem 0 0;padding:.75rem 1rem;border-radius:.875rem;background:var(--wash);font-size:1.1875rem}
.versus{margin-top:1.5rem;padding:.25rem 1rem;font-size:clamp(1.125rem,1rem + .75vw,1.5rem)}
.versus table{max-width:none;border:0;background:none}
.versus :is(th,td){padding:1rem 0;color:inherit;font-size:inherit;font-weight:inherit}
.versus tr:last-child>*{border-bottom:0}
.versus td{width:clamp(2rem,6vw,4.5rem);font:600 1.5em/1 var(--display);text-align:right}
.versus td:not(.won){color:var(--soft)}
.versus td.won{font-weight:800}
.versus td{position:relative}
.versus sup{position:absolute;left:100%;top:1.75em;padding-left:.1em;font-size:.5em;line-height:1}
.versus .side{display:grid;grid-template-columns:auto minmax(0,1fr);gap:0 clamp(.75rem,2vw,1.5rem);align-items:center}
.versus .face{grid-row:1/span 2;font-size:clamp(1.125rem,1rem + 1.5vw,2rem)}
.versus .face+span:last-child{grid-row:1/span 2}
.versus .won th{font-weight:700}
.versus .won .face{outline:3px solid var(--grass);outline-offset:3px}
.versus small{color:var(--grass);font-size:.875rem}
.versus small::before{content:"✓ "/""}
.face{display:inline-grid;flex:none;width:2.2em;height:2.2em;place-items:center;border-radius:50%;
background:light-dark(oklch(48% .12 var(--hue,250)),oklch(47% .11 var(--hue,250)));color:#fff;font-size:.75em;font-weight:700}
.face.pale{background:light-dark(oklch(84% .09 var(--hue)),oklch(66% .08 var(--hue)));color:light-dark(oklch(30% .09 var(--hue)),oklch(20% .06 var(--hue)))}
.face.none{border:1.5px dashed var(--rule);background:none}
.face.none+span{color:var(--soft)}
.faces .face.none{color:var(--soft)}
.face.more{background:var(--line);color:var(--text)}
.who{display:flex;gap:.5rem;align-items:center}
${Array.from({ length: HUES }, (_, hue) => `.hue-${hue}{--hue:${angleOf(hue)}}`).join('')}
.versus .score{margin:0;padding:1rem 0;border-top:1px solid var(--line);font-size:1.5em;line-height:1.2}
.embed main{padding-top:.75rem;padding-bottom:1rem}
.embed .head,.tv .head{margin-bottom:1rem}
.embed h1{font-size:1.25rem;margin:0 0 .25rem}
.embed h2{margin:1rem 0 .5rem;font-size:1rem}
.embed footer{padding:0 min(1rem,4.5vw) 1rem;text-align:right}
.embed footer a{display:inline-flex;align-items:center;min-height:2.75rem}
.tv{font-size:clamp(1rem,.6rem + .9vw,2rem)}
.tv body{background:#0a131f;color:#f5f0e4;color-scheme:dark}
.tv main{max-width:none;padding:2vw;min-height:100vh;display:grid;grid-template-columns:minmax(0,1fr) minmax(0,3fr);gap:2vw;align-content:start}
.tv .top{grid-column:1/-1;display:flex;justify-content:space-between;align-items:start;gap:2vw}
.tv h1{margin:0}
.tv h2:first-child{margin-top:0}
.tv .code{width:9vw;min-width:7rem;text-align:center;font-size:.6em}
.tv .code svg{display:block;width:100%;background:#fff;padding:.4em;border-radius:.5rem}
.tv .waits{display:grid;gap:1vw;margin-bottom:1.5vw}
.tv .rounds>li{flex-basis:8em}
@media (max-width:50rem){.tv main{grid-template-columns:minmax(0,1fr)}.tv .rounds>li{flex-basis:14em}}
@media print{
:root{color-scheme:light}
body{background:#fff;color:#000;font-size:10pt}
header,.acts,.skip,footer{display:none}
main{max-width:none;padding:0}
.rounds{overflow:visible;gap:.5rem}
.rounds>li{flex:1 1 0;min-width:0}
.match,.card,.entry,table{background:#fff;border-color:#888;break-inside:avoid}
a{color:inherit;text-decoration:none}
@page{margin:12mm}
}
`
  .replaceAll('\n', '')
  .trim()
