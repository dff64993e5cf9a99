/** A pictogram as two paths on the 8-unit grid of a 96 by 96 field. */
interface PictogramForm {
  /** The one flat shape of colour, drawn below the line and 4 units off it, like a block print. */
  accent: string;
  /** The ink line. */
  line: string;
}

/** All pictograms by the name that content uses for the sector. */
export const pictogramForms: ReadonlyMap<string, PictogramForm> = new Map(
  Object.entries({
    /** A takhti, the wooden writing board, with the first letter of the alphabet on it. */
    education: {
      accent: 'M20 28h64v60H20z',
      line: 'M16 24h24v-8l4-8h8l4 8v8h24v56H16zM48 15v2M30 40h36M58 40v28M32 48q3-4 7-4 7 0 7 5t-8 5q9 0 9 7t-8 7q-6 0-9-6M47 58h11',
    },
    /** A taped carton. */
    packaging: {
      accent: 'M68 36l16-16v48l-16 16zM44 36h8v16h-8z',
      line: 'M12 32h52v52H12zM12 32l16-16h52L64 32M80 16v52L64 84M34 32l16-16M42 32l16-16M34 32v16h8V32M22 76v-16m-6 6 6-6 6 6',
    },
    /** A microscope. */
    'scientific-instruments': {
      accent: 'M28 20h24v32H28z',
      line: 'M28 8h16v8H28zM24 16h24v32H24zM30 48h12v8H30zM48 20h12l20 20v20L64 76v4H52v-4l16-16V44L56 32h-8M16 62h36v8H16zM12 80h68v8H12zM24 32h24',
    },
    /** An auto-rickshaw, driving left. */
    automotive: {
      accent: 'M40 20h40l12 12v8H32z',
      line: 'M34 72h24M14 72H8V56l14-8 10-32h44l12 12v44h-6M22 48h16v16h16V28M28 28h60M54 48h34M8 56h8M34 72a10 10 0 1 0-20 0a10 10 0 1 0 20 0zM82 72a12 12 0 1 0-24 0a12 12 0 1 0 24 0zM22 72a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM67 72a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
    },
    /** A crane lorry with the painted border of Indian trucks. */
    'forklifts-cranes': {
      accent: 'M12 64h80v16H12z',
      line: 'M8 60h80v16H8zM8 60V44l8-8h16v24M8 48h16V36M32 60L80 12l8 8-40 40M40 52h16V36h16V20M84 24v16a4 4 0 1 1-4 4M36 68l4-4 4 4-4 4zM52 68l4-4 4 4-4 4zM68 68l4-4 4 4-4 4zM16 76a8 8 0 1 0 16 0M64 76a8 8 0 1 0 16 0M12 68h12',
    },
    /** A wrapped box with a folded bow. */
    'corporate-gifts': {
      accent: 'M44 40h16v48H44z',
      line: 'M12 36h72v16H12zM20 52h56v36H20zM40 36v52M56 36v52M48 36H32L20 24l12-12 16 16zM48 36h16l12-12-12-12-16 16z',
    },
    /** A doctor's bag. */
    medical: {
      accent: 'M48 44h8v12h12v8H56v12h-8V64H36v-8h12z',
      line: 'M16 32h64l8 8v44H8V40zM32 32V20l8-8h16l8 8v12M40 32V24l4-4h8l4 4v8M44 40h8v12h12v8H52v12h-8V60H32v-8h12zM8 48h8v8H8M88 48h-8v8h8',
    },
    /** One tile with the eight-fold star of a jaali. */
    'tiles-marbles': {
      accent: 'M28 28h48v48H28z',
      line: 'M8 8h80v80H8zM48 16l32 32-32 32-32-32zM24 24h48v48H24zM48 40l8 8-8 8-8-8zM8 28L28 8M68 8l20 20M88 68L68 88M28 88L8 68',
    },
    /** A kundan ring: a stone in a petalled setting. */
    jewellery: {
      accent: 'M38 14h28v28H38z',
      line: 'M48 4l20 20-20 20-20-20zM34 10h28v28H34zM48 16l8 8-8 8-8-8zM38 40a26 26 0 1 0 20 0M42 47a18 18 0 1 0 12 0',
    },
    /** A wall that climbs in courses, and the mason's trowel. */
    construction: {
      accent: 'M52 44h24v16H52zM12 76h24v16H12z',
      line: 'M8 88V72h20V56h20V40h20V24h20v64zM28 72h60M48 56h40M68 40h20M32 72v16M56 72v16M80 72v16M44 56v16M68 56v16M72 40v16M8 48l20-28 8 8zM32 24l8-8M36 12l8 8 6-6-8-8z',
    },
    /** A tiffin carrier and a glass of cutting chai. */
    'food-beverages': {
      accent: 'M68 64h20l-4 24H72z',
      line: 'M12 32h40v16H12zM12 48h40v16H12zM12 64h40v20H12zM16 32l4-8h24l4 8M8 76V20l12-12h24l12 12v56M4 76h8M52 76h8M28 24v-4h8v4M64 52h24l-4 36H68zM65 60h22M72 68l1 14M80 68l-1 14M72 44l4-4-4-4 4-4M80 44l4-4-4-4 4-4',
    },
    /** A press cylinder and the sheet it has just printed. */
    printing: {
      accent: 'M16 20h72v24H16z',
      line: 'M12 16h72v24H12zM4 28h8M84 28h8M12 40l24-24M36 40l24-24M60 40l24-24M20 40v48h56V40M48 48l12 12-12 12-12-12zM40 52h16v16H40zM32 80h32',
    },
  }),
);
