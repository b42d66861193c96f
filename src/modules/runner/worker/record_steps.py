"""Records a program's steps while it runs: what each changes of its variables, objects and stack, as a stream of small numbers."""

import ast
import inspect
import json
import opcode
import sys
from operator import is_

from .changing_lines import changing_lines
from .surroundings import PROGRAM
from .values import HIDDEN, TEXT, shape_of_class, text_of, text_of_error

MAX_STEPS = 10_000
MAX_NUMBERS = 240_000
MAX_TEXTS = 15_000
MAX_CHARACTERS = 250_000
MAX_NAME = 1_000
MAX_BOXES = 150
SWEEP_AT = 2_000

# The stream's operations; `recording/read-recording.ts` reads them. A step closes what has changed before it.
STEP, PUSH, POP, SET, DELETE, BOX, RESULT = range(7)
LINE, RETURN, YIELD, RAISE, END = range(5)
YIELDS = opcode.opmap["YIELD_VALUE"]
QUIET = (StopIteration, StopAsyncIteration, GeneratorExit)


class RecordingEnds(BaseException):
    """Ends a program that has more steps than are recorded."""


class Level:
    """A function that runs, with its variables as they were at the last look."""

    def __init__(self, frame):
        self.frame = frame
        self.names, self.values, self.known, self.boxes = [], [], {}, []
        self.unwinds = False


class Box:
    """A list, dictionary or object that variables lead to, as it was at the last look."""

    def __init__(self, number, value, shape):
        self.number, self.value, self.shape = number, value, shape
        self.items, self.size, self.inner = None, 0, ()


class Recorder:
    def __init__(self, say, printed):
        """`say` takes the finished recording; `printed()` tells how many characters stand on the screen."""
        self._changing, self._is_changed = {}, True
        self._has_global = False
        self._say, self._printed = say, printed
        self._stream, self._texts, self._shapes, self._boxes = [], {}, {}, {}
        self._levels = []
        self._steps = self._made = self._characters = 0
        self._raised, self._is_over = None, False
        self._sweep_at = SWEEP_AT

    def begin(self, tree):
        self._changing = changing_lines(tree)
        self._has_global = any(isinstance(node, ast.Global) for node in ast.walk(tree))
        sys.settrace(self._enter)

    def finish(self):
        """Says what was recorded, with a last step that shows how everything ended."""
        sys.settrace(None)
        if self._is_over or not self._levels:
            return
        while len(self._levels) > 1:
            self._pop()
        self._step(self._levels[0], END, self._levels[0].frame.f_lineno)
        self._tell(None)

    def _tell(self, cut):
        self._is_over = True
        stream = " ".join(map(str, self._stream))
        self._say(json.dumps({"type": "recording", "stream": stream, "texts": [clean(text) for text in self._texts], "cut": cut}, ensure_ascii=False))
        self._boxes.clear()
        self._levels.clear()

    # What Python tells of the program

    def _enter(self, frame, _event, _arg):
        if frame.f_code.co_filename != PROGRAM:
            return None
        self._is_changed = True
        return self._follow

    def _follow(self, frame, event, arg):
        if self._is_over:
            return None
        level = self._level_of(frame)
        if event == "line":
            level.unwinds = False
            self._step(level, LINE, frame.f_lineno)
        elif event == "exception":
            level.unwinds = True
            if arg[1] is not self._raised and not issubclass(arg[0], QUIET):
                self._raised = arg[1]
                self._step(level, RAISE, frame.f_lineno, self._number_of_text(text_of_error(arg[1])))
        elif event == "return":
            self._leave(level, frame, arg)
        return self._follow

    def _leave(self, level, frame, value):
        code = frame.f_code
        if code.co_flags & inspect.CO_OPTIMIZED:
            if not (level.unwinds and value is None):
                yields = code.co_flags & inspect.CO_GENERATOR and code.co_code[frame.f_lasti] == YIELDS
                shown = self._shown(value)
                self._step(level, YIELD if yields else RETURN, frame.f_lineno, shown, value)
            self._pop()
        elif level is not self._levels[0]:
            self._pop()

    def _level_of(self, frame):
        """The frame's level: it may have been left, or never entered, without a word, as where recording was interrupted."""
        levels = self._levels
        if levels and levels[-1].frame is frame:
            return levels[-1]
        if any(level.frame is frame for level in levels):
            while levels[-1].frame is not frame:
                self._pop()
            return levels[-1]
        while len(levels) > 1 and levels[-1].frame is not frame.f_back and not is_below(levels[-1].frame, frame):
            self._pop()
        if len(levels) == 1 and frame.f_code.co_name == "<module>":
            levels[0].frame = frame
            return levels[0]
        level = Level(frame)
        levels.append(level)
        name = frame.f_code.co_name
        is_class = name != "<module>" and not frame.f_code.co_flags & inspect.CO_OPTIMIZED
        self._stream += (PUSH, self._number_of_text(f"class {name}" if is_class else name))
        return level

    def _pop(self):
        self._levels.pop()
        self._stream.append(POP)

    # What has changed

    def _step(self, level, kind, line, result=None, value=None):
        if self._steps == MAX_STEPS or self._is_too_large():
            self._tell("steps" if self._steps == MAX_STEPS else "size")
            raise RecordingEnds
        self._steps += 1
        levels = self._levels
        found = self._look(level, len(levels) - 1)
        if level is not levels[0]:
            if self._has_global:
                found += self._look(levels[0], 0)
            if level.frame.f_code.co_freevars:
                for index in range(1, len(levels) - 1):
                    found += self._look(levels[index], index)
        if result is not None:
            self._stream += (RESULT, result)
            if result < 0:
                found.append(value)
        if self._is_changed:
            found += level.boxes
            if level is not levels[0]:
                found += levels[0].boxes
        if found:
            self._look_into(found)
        self._is_changed = kind != LINE or self._may_change(level, line)
        self._stream += (STEP, kind, line, self._printed())
        if len(self._boxes) > self._sweep_at:
            self._sweep()

    def _may_change(self, level, line):
        """What the line that comes now may do to boxes: adding to a number changes none, adding to a list does."""
        changing = self._changing.get(line, False)
        if type(changing) is bool:
            return changing
        return any(name not in level.known or self._shape_of(level.known[name]).kind != TEXT for name in changing)

    def _look(self, level, index):
        """Notes the variables that are not as they were, and gives the boxes that they lead to now."""
        now = level.frame.f_locals
        names, values = list(now), list(now.values())
        if names == level.names and all(map(is_, values, level.values)):
            return []
        known, seen, boxes, found = level.known, {}, [], []
        for name, value in zip(names, values):
            if name[:2] == "__" or name[0] == ".":
                continue
            shape = self._shape_of(value)
            if shape.kind == HIDDEN:
                continue
            if shape.kind != TEXT:
                boxes.append(value)
            seen[name] = value
            if name not in known or known[name] is not value:
                if shape.kind != TEXT:
                    found.append(value)
                self._stream += (SET, index, self._number_of_text(name), self._shown(value))
        for name in known:
            if name not in seen:
                self._stream += (DELETE, index, self._number_of_text(name))
        level.names, level.values, level.known, level.boxes = names, values, seen, boxes
        return found

    def _look_into(self, boxes):
        """Notes which of the boxes, and of those inside them, are not as they were; the nearest first, up to a bound."""
        queue, seen = list(boxes), set()
        for value in queue:
            key = id(value)
            if key in seen:
                continue
            seen.add(key)
            if len(seen) > MAX_BOXES:
                break
            box = self._box_of(value)
            shape = box.shape
            items, size = shape.take(value), shape.size(value)
            if box.items is None or size != box.size or len(items) != len(box.items) or not all(map(is_, items, box.items)):
                box.items, box.size = items, size
                shown = [self._shown(item) for item in items]
                box.inner = [item for item, number in zip(items, shown) if number < 0]
                self._stream += (BOX, box.number, shape.kind, self._number_of_text(shape.name), size, len(shown))
                self._stream += shown
            queue += box.inner

    def _sweep(self):
        """Lets go of boxes that no variable leads to: a recording holds no more than the program."""
        queue, reached = [value for level in self._levels for value in level.boxes], {}
        for value in queue:
            box = self._boxes.get(id(value))
            if box and id(value) not in reached:
                reached[id(value)] = box
                queue += box.inner
        self._boxes = reached
        self._sweep_at = len(reached) * 2 + SWEEP_AT

    # Numbers for what is shown

    def _shown(self, value):
        """A text's number, or below 0 that of a box."""
        if self._shape_of(value).kind < 0:
            return self._number_of_text(text_of(value))
        return -1 - self._box_of(value).number

    def _shape_of(self, value):
        cls = type(value)
        # By its id: a class's own hash may be anything. The class is kept, so that no other gets its id.
        known = self._shapes.get(id(cls))
        if known is None:
            known = self._shapes[id(cls)] = (shape_of_class(cls), cls)
        return known[0]

    def _box_of(self, value):
        box = self._boxes.get(id(value))
        if box is None:
            box = self._boxes[id(value)] = Box(self._made, value, self._shape_of(value))
            self._made += 1
        return box

    def _number_of_text(self, text):
        number = self._texts.get(text)
        if number is None:
            number = self._texts[text] = len(self._texts)
            self._characters += len(text)
        return number

    def _is_too_large(self):
        return len(self._stream) > MAX_NUMBERS or len(self._texts) > MAX_TEXTS or self._characters > MAX_CHARACTERS


def clean(text):
    """Names that a program makes up may be of any length, and hold halves of signs that no message carries."""
    return text[:MAX_NAME].encode("utf-8", "replace").decode()


def is_below(outer, frame):
    """Whether a frame was called, over others, from another one."""
    while frame is not None and frame is not outer:
        frame = frame.f_back
    return frame is outer
