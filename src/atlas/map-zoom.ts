import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent } from 'd3-zoom';

/** The largest magnification of the map. */
const LARGEST = 12;
/** Magnification of one press of a button or key, and the part of the map that an arrow key moves by. */
const STEP = 1.6;
const PAN = 0.15;

/** What can be done to one strip of the map. */
export interface MapZoom {
  readonly svg: SVGSVGElement;
  zoomBy(direction: 1 | -1): void;
  /** Moves the map by a part of its width and height. */
  pan(right: number, down: number): void;
  /** Brings a shape to the middle. */
  show(shape: SVGGraphicsElement): void;
  reset(): void;
  stop(): void;
}

/** Lets a strip be zoomed and moved by wheel, pinch and drag. Its content is the group `.cote-atlas__view`. */
export function mapZoom(svg: SVGSVGElement): MapZoom | undefined {
  const view = svg.querySelector<SVGGElement>('.cote-atlas__view');
  if (!view) return undefined;
  const { x, y, width, height } = svg.viewBox.baseVal;
  const letters = Number(svg.getAttribute('font-size'));
  const selection = select(svg);
  let magnified = 1;
  const behaviour = zoom<SVGSVGElement, unknown>()
    .scaleExtent([1, LARGEST])
    .translateExtent([
      [x, y],
      [x + width, y + height],
    ])
    // One finger scrolls the page until the map is magnified.
    .filter((event: Event) => !('touches' in event) || magnified > 1 || (event as TouchEvent).touches.length > 1)
    .on('zoom', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => {
      magnified = transform.k;
      svg.toggleAttribute('data-magnified', magnified > 1);
      view.setAttribute('transform', transform.toString());
      view.setAttribute('font-size', String(letters / transform.k));
      view.style.setProperty('--zoom', String(transform.k));
    });
  selection.call(behaviour).on('dblclick.zoom', null);
  return {
    svg,
    zoomBy: (direction) => {
      behaviour.scaleBy(selection, STEP ** direction);
    },
    pan: (right, down) => {
      behaviour.translateBy(selection, (-right * PAN * width) / magnified, (-down * PAN * height) / magnified);
    },
    show: (shape) => {
      const box = shape.getBoundingClientRect();
      const screen = view.getScreenCTM();
      if (!screen) return;
      const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(screen.inverse());
      const size =
        (Math.max(box.width / screen.a / width, box.height / screen.a / height) * screen.a) /
        Math.hypot(screen.a, screen.b);
      const k = Math.max(1, Math.min(LARGEST, 0.4 / size));
      behaviour.transform(
        selection,
        zoomIdentity.translate(x + width / 2 - k * middle.x, y + height / 2 - k * middle.y).scale(k),
      );
    },
    reset: () => {
      behaviour.transform(selection, zoomIdentity);
    },
    stop: () => {
      behaviour.transform(selection, zoomIdentity);
      selection.on('.zoom', null);
    },
  };
}
