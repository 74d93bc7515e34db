/**
 * The world on a grid of 100 by 36 cells, 3.6 degrees each, from 75° north to 55° south, after Natural
 * Earth's 1:50m land and countries (public domain, https://www.naturalearthdata.com).
 */
export const WORLD = { width: 100, height: 36 } as const;

/** Rows of land as strokes: zero-length dashes with round caps draw a dot per cell. */
export const LAND =
  'M15 0h2M22 0h6M35 0h8M65 0h0M69 0h0M72 0h6M80 0h2M84 0h1M5 1h5M13 1h1M18 1h3M26 1h0M29 1' +
  'h1M35 1h7M55 1h3M67 1h0M69 1h29M0 2h2M4 2h21M29 2h1M32 2h0M35 2h3M43 2h0M45 2h0M53 2h6M6' +
  '1 2h38M4 3h19M28 3h1M31 3h0M36 3h1M52 3h2M56 3h38M96 3h2M6 4h0M12 4h11M28 4h2M32 4h0M52 ' +
  '4h2M57 4h31M94 4h1M13 5h13M28 5h4M49 5h0M52 5h0M56 5h31M93 5h1M14 6h19M47 6h0M49 6h0M51 ' +
  '6h38M93 6h0M15 7h16M34 7h0M49 7h40M16 8h14M50 8h2M54 8h3M61 8h1M64 8h23M89 8h0M15 9h14M4' +
  '8 9h1M52 9h0M54 9h9M65 9h20M16 10h12M48 10h0M58 10h5M65 10h18M85 10h0M88 10h0M17 11h10M4' +
  '8 11h4M60 11h22M19 12h5M26 12h0M47 12h36M20 13h2M27 13h0M46 13h12M60 13h3M66 13h16M85 13' +
  'h0M21 14h1M27 14h0M45 14h14M61 14h4M70 14h11M83 14h0M21 15h1M25 15h0M30 15h0M45 15h14M61' +
  ' 15h4M70 15h3M76 15h2M80 15h0M24 16h2M45 16h15M62 16h1M70 16h1M77 16h2M83 16h0M26 17h0M3' +
  '0 17h0M45 17h16M71 17h0M77 17h0M79 17h0M27 18h5M46 18h17M71 18h1M77 18h0M29 19h6M52 19h1' +
  '0M78 19h0M82 19h0M28 20h7M53 20h8M77 20h0M80 20h2M85 20h0M28 21h9M53 21h7M78 21h1M81 21h' +
  '0M83 21h0M88 21h0M27 22h12M54 22h6M79 22h0M88 22h3M28 23h11M54 23h6M84 23h0M91 23h0M94 2' +
  '3h0M29 24h9M54 24h6M86 24h1M89 24h0M30 25h8M53 25h7M62 25h1M84 25h5M31 26h7M54 26h5M62 2' +
  '6h1M83 26h7M30 27h6M54 27h5M62 27h0M82 27h9M30 28h5M54 28h4M82 28h10M30 29h5M55 29h2M82 ' +
  '29h9M30 30h3M82 30h0M88 30h3M30 31h3M90 31h0M99 31h0M29 32h2M90 32h0M30 33h0M96 33h0M29 ' +
  '34h1M69 34h0M30 35h0';

/** The centre of each country's largest part, moved where two would share a cell. */
const CELLS =
  'AD50,9 AE65,14 AF68,11 AG32,16 AI32,15 AL55,9 AM62,9 AO54,24 AQ73,44 AR31,30 AS2,24 AT53' +
  ',7 AU84,24 AW30,17 AX55,4 AZ63,9 BA54,8 BB33,17 BD75,14 BE51,6 BF49,17 BG57,8 BH64,13 BI' +
  '58,21 BJ50,18 BL32,15 BM32,11 BN81,19 BO32,25 BR35,23 BS28,13 BT75,13 BW56,26 BY57,5 BZ2' +
  '5,16 CA22,4 CD56,21 CF55,19 CG54,21 CH52,7 CI48,18 CK5,26 CL30,31 CM53,19 CN78,10 CO29,1' +
  '9 CR26,18 CU28,14 CV43,16 CW30,17 CY59,11 CZ54,7 DE52,6 DJ61,17 DK52,5 DM32,16 DO30,15 D' +
  'Z50,13 EC28,21 EE57,4 EG58,13 EH46,14 ER60,16 ES49,9 ET61,18 FI57,2 FJ99,25 FK33,35 FM93' +
  ',18 FO48,3 FR50,7 GA53,20 GB49,5 GD32,17 GE62,9 GG49,7 GH49,18 GL38,0 GM45,17 GN46,17 GQ' +
  '52,20 GR56,10 GS39,35 GT24,16 GU90,17 GW45,17 GY33,19 HK81,14 HM70,35 HN25,16 HR54,9 HT2' +
  '9,15 HU55,7 ID81,20 IE47,6 IL59,12 IM48,5 IN72,14 IO70,22 IQ62,11 IR65,11 IS44,2 IT53,8 ' +
  'JE49,7 JM28,15 JO60,12 JP88,10 KE60,20 KG70,9 KH79,17 KI6,20 KM62,24 KN32,16 KP85,9 KR85' +
  ',10 KW63,12 KY27,15 KZ68,7 LA78,15 LB59,11 LC33,16 LI52,7 LK72,18 LR47,19 LS57,29 LT56,5' +
  ' LU51,7 LV56,5 LY55,13 MA47,12 MC52,8 MD57,7 ME55,8 MF32,15 MG62,26 MH97,18 MK56,9 ML49,' +
  '16 MM76,14 MN78,7 MO81,14 MP90,16 MR47,15 MS32,16 MT53,10 MU65,26 MV70,19 MW59,24 MX21,1' +
  '4 MY81,19 MZ59,25 NA54,26 NC95,26 NE52,15 NF96,28 NG52,18 NI26,17 NL51,6 NO53,3 NP73,12 ' +
  'NR96,20 NU2,26 NZ97,33 OM65,15 PA27,18 PE29,23 PF8,25 PG90,22 PH83,16 PK69,12 PL55,6 PM3' +
  '4,7 PN14,27 PR31,15 PS59,11 PT47,9 PW87,18 PY33,27 QA64,13 RO56,8 RS55,8 RU76,2 RW58,21 ' +
  'SA62,14 SB94,23 SC65,22 SD58,16 SE54,3 SG78,20 SH48,25 SI53,8 SK55,7 SL46,18 SM53,8 SN45' +
  ',16 SO62,19 SR34,19 SS58,18 ST51,20 SV25,17 SX32,15 SY60,11 SZ58,28 TC30,14 TD55,16 TF69' +
  ',34 TG50,18 TH78,16 TJ69,10 TL84,23 TM66,9 TN52,11 TO1,26 TR59,9 TT32,17 TW83,14 TZ59,22' +
  ' UA58,7 UG58,20 US22,9 UY34,29 UZ67,9 VA53,9 VC33,17 VE31,18 VG32,15 VI32,15 VN79,16 VU9' +
  '6,25 WF0,24 WS2,24 YE63,16 ZA56,28 ZM57,24 ZW58,26';

const cellOf: ReadonlyMap<string, { readonly x: number; readonly y: number }> = new Map(
  Array.from(CELLS.matchAll(/([A-Z]{2})(-?\d+),(-?\d+)/g), ([, code = '', x, y]) => [
    code,
    { x: Number(x), y: Number(y) },
  ]),
);

/**
 * The position of a country on the map.
 *
 * @param country ISO 3166-1 code, e.g. `TR`
 * @returns its cell; `undefined` for an unknown code
 */
export const placeOnMap = (country: string) => cellOf.get(country);

export interface MapPlace {
  readonly x: number;
  readonly y: number;
}

/** Enough iterations for a crowd of neighbours to settle. */
const ROUNDS = 60;

/**
 * Moves places apart so that their dots do not overlap.
 *
 * @param least minimum distance, in cells
 */
export function spreadOut(places: readonly MapPlace[], least: number): readonly MapPlace[] {
  let moved = places;
  for (let round = 0; round < ROUNDS; round += 1) moved = moved.map(aside);
  return moved.map(({ x, y }) => ({ x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 }));

  /** Moves a place by half of the missing distance to each of the others, which move the other half. */
  function aside(place: MapPlace, index: number, all: readonly MapPlace[]): MapPlace {
    let { x, y } = place;
    for (const [at, other] of all.entries()) {
      // Two in the same cell move apart horizontally.
      const across = place.x - other.x || (index - at) / 100;
      const down = place.y - other.y;
      const distance = Math.hypot(across, down);
      if (at === index || distance >= least) continue;
      const step = (least - distance) / 2 / distance;
      x += across * step;
      y += down * step;
    }
    return { x, y };
  }
}
